import { compileMessage } from '@trekker/texts/compile-message.ts';
import type { EnglishTexts } from '@trekker/texts/texts.ts';
import { parseSync } from 'vite';

/** Where a text is imported from, as the module says it. */
type TextImport = { module: string; exported: string };

/** A module with the texts that it reads, their keys in files of texts by their keys in the code. */
export type InlinedTexts = { code: string; keys: ReadonlyMap<string, string> };

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; to: string };

const textModule = /\.texts\.ts$/;
const printText = `import { printText } from '@trekker/texts/browser-texts.ts';`;

export const importsTexts = (code: string): boolean => code.includes('.texts.ts');

/**
 * A module for browsers with its English where it is read, instead of what brings all texts of its area: a page loads
 * no word that it does not show, and a text costs little more than a string.
 *
 * @throws Error where it does anything else with texts than read one by its name or give all of an area to what
 *   chooses among them by their keys, or names something else like them: what a build cannot follow would be nothing in
 *   the browser.
 */
export async function inlineTexts(
  file: string,
  code: string,
  textsOf: (texts: TextImport) => Promise<EnglishTexts | undefined>,
): Promise<InlinedTexts> {
  const program = parseSync(file, code).program as unknown as Node;
  const refuse = ({ start }: Node, why: string): never => {
    throw new Error(`${file}:${code.slice(0, start).split('\n').length} ${why}`);
  };
  const imported = new Map<string, EnglishTexts | undefined>();
  const edits: Edit[] = [];
  for (const node of (program.body as Node[]).filter(importsText)) {
    for (const { local, ...texts } of importedTexts(node)) imported.set(local, await textsOf(texts));
    edits.push({ start: node.start, end: node.end, to: edits.length === 0 ? printText : '' });
  }
  const keys = new Map<string, string>();
  visit(program, (node, parent, key) => {
    if (textModule.test(sourceOf(node)) && node.type !== 'ImportDeclaration') refuse(node, 'hands on texts.');
    if (node.type !== 'Identifier' || !imported.has(node.name as string) || isOnlyName(parent, key)) return;
    const { area, messages = {} } = imported.get(node.name as string) ?? {};
    const names = Object.keys(messages);
    const printed = (name: string): string => {
      const message = messages[name] ?? refuse(node, `There is no text "${name}".`);
      const short = `${area}.${lettersOf(names.indexOf(name))}`;
      keys.set(`${area}.${name}`, short);
      return `printText(${JSON.stringify(short)}, ${JSON.stringify(compileMessage(`${area}.${name}`, message))})`;
    };
    const { property, computed } = parent as { property?: Node; computed?: boolean };
    if (key === 'object' && !computed && property)
      edits.push({ start: parent.start, end: parent.end, to: printed(property.name as string) });
    else if (key === 'arguments' && takesAll(parent) && names.length > 0) {
      const all = names.map((name) => `get ${JSON.stringify(name)}() { return ${printed(name)}; }`);
      edits.push({ start: node.start, end: node.end, to: `{ ${all.join(', ')} }` });
    } else refuse(node, `"${node.name}" is more than read by a name.`);
  });
  return { code: edited(code, edits), keys };
}

/** Texts of the magazine's voice are chosen by their keys: staff may have worded them anew. */
const takesAll = ({ callee }: Node): boolean =>
  ['textIn', 'usePlainTexts', 'useTexts'].includes(String((callee as Node).name));

function edited(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, to }) => left.slice(0, start) + to + left.slice(end), code);
}

/** a to z, aa, ab … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

const importsText = (node: Node): boolean =>
  node.type === 'ImportDeclaration' && textModule.test(sourceOf(node)) && node.importKind !== 'type';

function importedTexts(node: Node): (TextImport & { local: string })[] {
  return (node.specifiers as { imported?: { name: string }; local: { name: string } }[]).map(({ imported, local }) => ({
    module: sourceOf(node),
    // Without a name in the module it is all of it: no text has that name, so reading one is refused.
    exported: imported?.name ?? '*',
    local: local.name,
  }));
}

const sourceOf = (node: Node): string => String((node.source as Node | undefined)?.value ?? '');

/** Whether it names no variable: the name of a property, of an import, of a type. */
function isOnlyName({ type, computed, shorthand }: Node, key: string): boolean {
  if (type === 'ImportSpecifier') return true;
  if (key === 'property' && type === 'MemberExpression') return !computed;
  return key === 'key' && !computed && !shorthand;
}

function visit(node: Node, look: (node: Node, parent: Node, key: string) => void): void {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      look(child, node, key);
      visit(child, look);
    }
  }
}
