import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

const files = '{bench,e2e,faults,packages,site,tools}/**/*.{ts,tsx,mjs,css}';
const skipped = new Set(['node_modules', 'build', 'out', 'test-results']);

/**
 * In one folder at one level; more are hard to find one's way in. Tests and style sheets lie beside what they belong
 * to.
 */
const mostInFolder = 20;
/** In one file of code. */
const mostLines = 300;

const isBeside = (file: string) => /[.](test|e2e|texts)[.]tsx?$|[.]d[.]ts$|[.]css$/.test(file);

/** Folders that hold too many source files. `names` are paths from the root. */
export function fullFolders(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names.filter((file) => !isBeside(file))) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostInFolder)
    .map(([folder, count]) => `${folder} holds ${count} source files; at most ${mostInFolder}: divide it by subject`);
}

/** The formatter wraps code, not comments. An address cannot be wrapped. */
const isWideComment = (line: string) => line.length > 120 && /^\s*(\/\/|\/?\*)/.test(line) && !/https?:\/\//.test(line);

/** Lines are saved where they say less: an object spelled out inside another, or with it the limits of a field. */
const shortCuts: readonly [where: RegExp, pattern: RegExp, reason: string][] = [
  [
    /^(?!tools\/scripts\/gates\/layout[.]test).*[.](tsx?|mjs)$/,
    /\.\.\.\{/,
    'spreads an object that is spelled out: name its fields in place',
  ],
  [
    /^site\/src\/.*\/web\/.*(?<![.]test)[.]tsx?$/,
    /\bmaxLength(=\{|: )\d/,
    'gives a limit as a number: the contract names it',
  ],
];

/**
 * What is wrong with one file: its length, wide comments, short cuts, and imports that climb more than two folders (#
 * begins them instead).
 */
export function misplacedLines(file: string, text: string): string[] {
  const all = text.split('\n');
  const lines = all.length - 1;
  // The scripts of the root belong to no package that could name its own.
  const climbing = file.startsWith('tools/scripts/')
    ? []
    : [...text.matchAll(/^(?:import|export)(?:[^'"]*\bfrom)? *['"]((?:\.\.\/){3,}[^'"]+)/gm)];
  return [
    ...(lines > mostLines && !file.endsWith('.css') ? [`${file} has ${lines} lines; at most ${mostLines}`] : []),
    ...all.flatMap((line, index) =>
      isWideComment(line) ? [`${file}:${index + 1} has a comment of more than 120 characters`] : [],
    ),
    ...shortCuts.flatMap(([where, pattern, reason]) =>
      where.test(file)
        ? all.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${reason}`] : []))
        : [],
    ),
    ...climbing.map(([, to]) => `${file} imports ${to}: begin it with # (CONTRIBUTING.md)`),
  ];
}

/** Scenes are drawings; a line each would say less. */
const isDrawn = (file: string) => /^(tools\/artwork|packages\/cover-art)\//.test(file);

export function layoutGate(): { code: number; output: string } {
  const names = globSync(files, { cwd: root, exclude: (entry) => skipped.has(path.basename(entry)) })
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  const wrong = [
    ...fullFolders(names),
    ...names
      .filter((file) => !isDrawn(file))
      .flatMap((file) => misplacedLines(file, readFileSync(path.join(root, file), 'utf8'))),
  ];
  return { code: wrong.length > 0 ? 1 : 0, output: wrong.map((line) => `${line}\n`).join('') };
}
