import { parseSync } from 'vite';

/** Names of an area's texts in scripts, by those in the code: a word for each would be half of its cost. */
export type ShortNames = ReadonlyMap<string, string>;

export const shortNames = (names: readonly string[]): ShortNames =>
  new Map(names.map((name, index) => [name, lettersOf(index)]));

/** a to z, aa, ab … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Texts = { module: string; exported: string };

const textModule = /\.texts\.ts$/;
export const importsTexts = (code: string): boolean => code.includes('.texts.ts');

/**
 * A module that reads texts by their short names.
 *
 * @throws Error where it does anything else with texts than read one by its name, or names something else like them:
 *   what a build cannot follow would be nothing in the browser.
 */
export async function withShortNames(
  file: string,
  code: string,
  namesOf: (texts: Texts) => Promise<ShortNames>,
): Promise<string> {
  const { program } = parseSync(file, code);
  const { body } = program as unknown as { body: Node[] };
  const names = new Map<string, ShortNames>();
  for (const { local, ...texts } of body.flatMap(importedTexts)) names.set(local, await namesOf(texts));
  const edits: { start: number; end: number; name: string }[] = [];
  const refuse = ({ start }: Node, why: string): never => {
    throw new Error(`${file}:${code.slice(0, start).split('\n').length} ${why}`);
  };
  visit(program as unknown as Node, (node, parent, key) => {
    if (textModule.test(sourceOf(node)) && node.type !== 'ImportDeclaration') refuse(node, 'hands on texts.');
    const short = node.type === 'Identifier' && names.get(node.name as string);
    if (!short || isOnlyName(parent, key)) return;
    const { property, computed } = parent as { property?: Node; computed?: boolean };
    if (key !== 'object' || computed || !property) return refuse(node, `"${node.name}" is more than read by a name.`);
    const name = short.get(property.name as string) ?? refuse(node, `There is no text "${property.name}".`);
    edits.push({ start: property.start, end: property.end, name });
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, name }) => left.slice(0, start) + name + left.slice(end), code);
}

function importedTexts(node: Node): (Texts & { local: string })[] {
  if (node.type !== 'ImportDeclaration' || !textModule.test(sourceOf(node)) || node.importKind === 'type') return [];
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
