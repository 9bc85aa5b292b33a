import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

// What comments, titles and pages refer to is there for whoever reads them: no page that is elsewhere, no thread of a
// tracker, no name of a goal or a threat that docs/ does not explain.
const files = [
  '*.md',
  '.dependency-cruiser.cjs',
  '{.github,bench,deploy,docs,e2e,faults,packages,site,tools}/**/*.{md,ts,tsx,mjs,cjs,css,sql,yml}',
];
const skipped = new Set(['node_modules', 'build']);
/** They hold references that lead nowhere, or look for them. */
const planted = /^tools\/scripts\/gates\/(references\.ts|references\.test\.ts|build-state\.test\.ts)$/;

const page = /(?<![\w./:-])((?:\.{1,2}\/)*[\w-]+(?:[./][\w-]+)*\.md)\b/g;
const codeFile = /(?<![\w./:*<>…'"#@-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))\b(?!')/g;
const decision = /\bdecisions?[/ ](\d{1,4})\b/g;
const thread = /\bissues? #?\d+/gi;
const bareWord = /\bthe spec\b/gi;
const name = /(?<![\w%/-])(G-\d\d|T\d\d)(?![\w:-])/g;

/** Named from the file itself, from the root, or from docs/. */
const isPage = (file: string, to: string) =>
  [path.dirname(file), '.', 'docs'].some((from) => existsSync(path.join(root, from, to)));
const isDecision = (number: string) =>
  globSync(`docs/decisions/${number.padStart(4, '0')}-*.md`, { cwd: root }).length > 0;

/** A goal is an entry of the specification, a threat or a goal of security a heading of its page. */
function readExplained(): ReadonlySet<string> {
  const pages = ['docs/specification.md', 'docs/security.md'].map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  return new Set([...pages.join('\n').matchAll(/^(?:-|###) (G-\d\d|T\d\d) /gm)].map(([, code = '']) => code));
}

/** All files of code, by each end of their paths. */
function readCodeFiles(): ReadonlySet<string> {
  const paths = globSync(['*.*', '{.github,bench,deploy,docs,e2e,faults,packages,site,tools}/**/*.{ts,tsx,mjs}'], {
    cwd: root,
    exclude: (entry) => skipped.has(path.basename(entry)),
  });
  return new Set(paths.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
}

/** Records and changes tell of files that were there then. */
const isHistory = (file: string) => /^(CHANGELOG\.md|docs\/decisions\/)/.test(file);
/** `x.table.ts` stands for the file of a feature that somebody adds. */
const isPattern = (to: string) => /^x[.-]/.test(path.basename(to));

/** Of a page, all; of code, what its comments say, since the compiler knows the rest. */
const proseOf = (file: string, text: string) =>
  file.endsWith('.md') ? text : (text.match(/^\s*(\*|\/\/|\/\*).*$/gm) ?? []).join('\n');

/** Which files of code a text names that are nowhere in this repository. */
export function danglingCode(file: string, text: string, codeFiles = readCodeFiles()): string[] {
  if (isHistory(file)) return [];
  return [...proseOf(file, text).matchAll(codeFile)]
    .map(([, to = '']) => to)
    .filter((to) => !codeFiles.has(to) && !isPattern(to));
}

/** What a text refers to that is nowhere in this repository. `file` is where it stands, from the root. */
export function danglingReferences(file: string, text: string, explained = readExplained()): string[] {
  const found = (pattern: RegExp, leads: (to: string) => boolean) =>
    [...text.matchAll(pattern)].filter(([, to = '']) => !leads(to)).map(([whole]) => whole);
  return [
    ...found(page, (to) => isPage(file, to)),
    ...found(decision, isDecision),
    ...found(thread, () => false),
    ...found(bareWord, () => false),
    ...found(name, (code) => explained.has(code)),
  ];
}

export function referencesGate(): { code: number; output: string } {
  const explained = readExplained();
  const names = globSync(files, { cwd: root, exclude: (entry) => skipped.has(path.basename(entry)) })
    .filter((file) => !planted.test(file))
    .sort();
  const codeFiles = readCodeFiles();
  const dangling = names.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const found = [...danglingReferences(file, text, explained), ...danglingCode(file, text, codeFiles)];
    return found.map((reference) => `${file} refers to "${reference}", which is nowhere in this repository\n`);
  });
  return { code: dangling.length > 0 ? 1 : 0, output: dangling.join('') };
}
