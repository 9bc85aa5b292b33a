import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

// Each feature and each package says what it is for, and names files that are there.

const mostLines = 50;

/** A file that a text names in code marks. */
const named = /`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md))`/g;

/** From where a file may be named when it does not lie below the folder itself. */
const bases = ['', 'site/src/', 'site/src/features/'];

/** What is wrong with the README of a folder; `names` are the files of the repository, from the root. */
export function readmeFaults(folder: string, text: string | undefined, names: readonly string[]): string[] {
  if (text === undefined) return [`${folder} has no README.md: say what it is for, and with what to begin`];
  const lines = text.trimEnd().split('\n').length;
  const isThere = (file: string) =>
    names.some(
      (name) => (name.startsWith(folder) && name.endsWith(`/${file}`)) || bases.some((base) => name === base + file),
    );
  const lost = [...text.matchAll(named)].map(([, file = '']) => file).filter((file) => !isThere(file));
  return [
    ...(lines > mostLines ? [`${folder}README.md has ${lines} lines; at most ${mostLines}`] : []),
    ...lost.map((file) => `${folder}README.md names ${file}, which is not there`),
  ];
}

export function readmesGate(): { code: number; output: string } {
  const skipped = new Set(['node_modules', 'build']);
  const names = globSync('{docs,e2e,packages,site,tools}/**/*.{ts,tsx,mjs,md}', {
    cwd: root,
    exclude: (entry) => skipped.has(path.basename(entry)),
  }).map((name) => name.replaceAll(path.sep, '/'));
  const folders = new Set(names.flatMap((name) => /^(?:site\/src\/features|packages)\/[^/]+\//.exec(name) ?? []));
  const wrong = [...folders].sort().flatMap((folder) => {
    const readme = `${folder}README.md`;
    const text = names.includes(readme) ? readFileSync(path.join(root, readme), 'utf8') : undefined;
    return readmeFaults(folder, text, names);
  });
  return { code: wrong.length > 0 ? 1 : 0, output: wrong.map((line) => `${line}\n`).join('') };
}
