import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const page = 'docs/recipes.md';

/** What is in code marks and looks like a path; `…` stands for any name. */
const pathMark = /`((?:[\w…-]+\/)+[\w….-]*|[\w…-]+(?:\.[\w…-]+)*\.(?:tsx?|sql|md))`/g;
/** A commit with its subject, or one whose subject stands elsewhere. */
const commitMark = /`([0-9a-f]{8})(?: ([^`]+))?`/g;

/** Whose words a recipe invents: what is added, and what a thing of any name is called. */
const invented = /^x[.-]|parking/;

/**
 * What is wrong with the page: sections without an example, paths that lead nowhere, commits that are not there.
 * @param names all files, from the root
 * @param subjectOf what git says of a commit; undefined where it has none
 */
export function recipeFaults(
  text: string,
  names: readonly string[],
  subjectOf: (hash: string) => string | undefined,
): string[] {
  const sections = text.split(/^## /m).slice(1);
  const without = sections.filter((section) => !/^Example: `[0-9a-f]{8} /m.test(section));
  const isThere = (mark: string) => {
    const pattern = mark.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const named = new RegExp(`(^|/)${pattern.join('[^/]*')}${mark.endsWith('/') ? '' : '$'}`);
    return names.some((name) => named.test(name));
  };
  const lost = [...text.matchAll(pathMark)]
    .map(([, mark = '']) => mark)
    .filter((mark) => !invented.test(path.posix.basename(mark)) && !isThere(mark));
  const commits = [...text.matchAll(commitMark)].map(([, hash = '', subject]) => ({ hash, subject }));
  const known = commits.map(({ hash }) => subjectOf(hash));
  // A copy whose history was cut off knows none of them, and nothing can be said.
  const wrong = known.some(Boolean)
    ? commits.filter(({ subject }, at) => !known[at] || (subject && subject !== known[at]))
    : [];
  return [
    ...without.map((section) => `${page}: "${section.split('\n')[0]}" names no commit as its example`),
    ...lost.map((mark) => `${page} names ${mark}, which is not there`),
    ...wrong.map(({ hash, subject = '' }) => `${page} names the commit ${hash} ${subject}, which is no such commit`),
  ];
}

function subjectOf(hash: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%s', hash], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

export function recipesGate(): { code: number; output: string } {
  const skipped = new Set(['node_modules', 'build']);
  const names = globSync('{docs,e2e,packages,site,tools}/**/*.{ts,tsx,mjs,md,sql,json}', {
    cwd: root,
    exclude: (entry) => skipped.has(path.basename(entry)),
  }).map((name) => name.replaceAll(path.sep, '/'));
  const wrong = recipeFaults(readFileSync(path.join(root, page), 'utf8'), [...names, 'CHANGELOG.md'], subjectOf);
  return { code: wrong.length > 0 ? 1 : 0, output: wrong.map((line) => `${line}\n`).join('') };
}
