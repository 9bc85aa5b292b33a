import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './root.ts';
import { literalNodes, type Node } from './visible-literals.ts';

// node tools/texts/src/move.ts FOLDER TEXTS_FILE AREA: proposes names for the words that modules show, writes them to a
// new file of texts and puts its texts in their place. It prints what it leaves alone: sentences in pieces, and words
// that are read when their module is loaded. A person reads every line of what it has done.

const [folder = '', target = '', area = ''] = process.argv.slice(2);
const names = new Map<string, string>();

/** "Close the menu" is `closeTheMenu`; a second text that begins so gets a number. */
function nameOf(message: string): string {
  const known = names.get(message);
  if (known) return known;
  const words = message.replace(/[’']/g, '').match(/[A-Za-z]+/g) ?? ['text'];
  const short = words.slice(0, 4).map((word) => word.toLowerCase());
  const base = short.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const taken = new Set(names.values());
  const name = [base, ...Array.from({ length: 20 }, (_, at) => base + (at + 2))].find((one) => !taken.has(one)) ?? base;
  names.set(message, name);
  return name;
}

type Change = { start: number; end: number; code: string };

/** A template's words as a message, with its values; undefined where a value has no name of its own. */
function ofTemplate(node: Node, code: string): string | undefined {
  const values = (node.expressions as Node[]).map((one) => code.slice(one.start, one.end));
  const valueNames = values.map((value) => /^[\w.?]+$/.exec(value)?.[0].split('.').at(-1));
  if (valueNames.some((name) => name === undefined) || new Set(valueNames).size < valueNames.length) return undefined;
  const message = (node.quasis as { value: { cooked: string } }[])
    .map(({ value }, at) => value.cooked + (valueNames[at] ? `{${valueNames[at]}}` : ''))
    .join('');
  const given = valueNames.map((name, at) => (name === values[at] ? name : `${name}: ${values[at]}`));
  return `t.${nameOf(message)}({ ${given.join(', ')} })`;
}

function changeOf(node: Node, code: string): Change | undefined {
  const { start, end } = node;
  if (node.type === 'TemplateLiteral') {
    const call = ofTemplate(node, code);
    return call ? { start, end, code: call } : undefined;
  }
  const words = String(node.value);
  if (node.type === 'Literal') {
    const text = `t.${nameOf(words)}`;
    return { start, end, code: node.parentType === 'JSXAttribute' ? `{${text}}` : text };
  }
  const siblings = (node.parent?.children ?? []) as Node[];
  const isWhole = siblings.every((one) => one === node || (one.type === 'JSXText' && String(one.value).trim() === ''));
  const alone = isWhole || siblings.every((one) => one === node || isIcon(one, code));
  if (!alone) return undefined;
  const [before = '', after = ''] = [/^\s*/.exec(words)?.[0], /\s*$/.exec(words)?.[0]];
  const message = words.trim().replace(/\s+/g, ' ');
  return { start: start + before.length, end: end - after.length, code: `{t.${nameOf(message)}}` };
}

/** An icon before or after words is no part of a sentence. */
const isIcon = (node: Node, code: string): boolean =>
  /^<\w*Icon\b[^>]*\/>$/.test(code.slice(node.start, node.end)) ||
  (node.type === 'JSXText' && String(node.value).trim() === '');

for (const file of globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) }).sort()) {
  if (/\.(test|fixture|texts|d)\.tsx?$/.test(file)) continue;
  const full = path.join(root, folder, file);
  const code = readFileSync(full, 'utf8');
  const changes: Change[] = [];
  for (const { node, isRead } of literalNodes(parseSync(file, code).program as unknown as Node)) {
    const change = isRead ? changeOf(node, code) : undefined;
    const line = code.slice(0, node.start).split('\n').length;
    if (!change) console.log(`by hand: ${folder}/${file}:${line} ${code.slice(node.start, node.end).trim()}`);
    else if (!changes.some(({ start }) => start === change.start)) changes.push(change);
  }
  if (changes.length === 0) continue;
  const moved = changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, code: text2 }) => text.slice(0, start) + text2 + text.slice(end), code);
  const from = path.relative(path.dirname(full), path.join(root, target));
  writeFileSync(full, `import { t } from '${from.startsWith('.') ? from : `./${from}`}';\n${moved}`);
}

const lines = [...names].map(([message, name]) => `  ${name}: ${JSON.stringify(message)},`);
if (existsSync(path.join(root, target))) console.log(`${target} is there: add these lines\n${lines.join('\n')}`);
else
  writeFileSync(
    path.join(root, target),
    `import { texts } from '@trekker/texts/texts.ts';\n\nexport const t = texts('${area}', {\n${lines.join('\n')}\n});\n`,
  );
