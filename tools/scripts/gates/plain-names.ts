import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '../../..');

/** Words that were once ours alone, and what the field says (docs/glossary.md). */
const instead: Readonly<Record<string, string>> = {
  bone: 'skeleton',
  bones: 'skeleton',
  crowd: 'load shedder',
  lane: 'concurrency limit, queue',
  lanes: 'concurrency limit, queue',
  surroundings: 'context',
  grammar: 'options',
  desk: 'staff, edit page, harness',
  wired: 'to…Request',
  door: 'auth layout',
  trail: 'breadcrumbs',
  opening: 'page header',
  stage: 'hero, step',
  film: 'video',
  films: 'video',
  picture: 'image',
  pictures: 'image',
  walk: 'scan',
  gather: 'sort',
  mending: 'quick fix',
  outsider: 'preview banner',
  shot: 'image item',
  shots: 'image items',
  flights: 'work in flight',
  landed: 'done',
  noting: 'with…Noted',
  outdating: 'with stale …',
  sentenced: 'rethrow…',
  discretion: 'referrer policy',
};

/** What others have named: the API, a claim of Google's, data of the sample library, PostCSS. */
const named: readonly [file: RegExp, words: RegExp][] = [
  [/^site\/src\/features\/(addresses|search)\//, /^picture$/],
  [/google|provider-double|passkey/, /^picture$/],
  [/[.]seed[.]ts$|media\/server\/(sample-files|media[.]seed)|sample-checklist|^e2e\//, /^pictures?$/],
  [/^tools\/scripts\/gates\/sheet-rules/, /^walk$/],
  [/^tools\/scripts\/(gates\/)?(stages|test|plain-names)/, /./],
];

/** What draws pictures of doors names what it draws. */
const drawings = /^(tools\/artwork|packages\/cover-art)\//;

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Forbidden words in one name, such as `picture` in `lazyPicture`. */
export function privateWords(name: string, file = ''): string[] {
  return partsOf(name).filter(
    (part) => Object.hasOwn(instead, part) && !named.some(([where, words]) => where.test(file) && words.test(part)),
  );
}

/**
 * The names that a file gives or uses: its own, its identifiers, its classes. HTML's own elements are not ours to name.
 */
export function namesIn(file: string, text: string): ReadonlySet<string> {
  const names = new Set([path.basename(file).replace(/[.]\w+$/, '')]);
  if (file.endsWith('.css')) {
    for (const [, name = ''] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/[.]([a-z][\w-]*)/gi)) names.add(name);
    return names;
  }
  const visit = (node: unknown, isTag: boolean) => {
    if (Array.isArray(node)) for (const each of node) visit(each, false);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (/^(JSX|Private)?Identifier$/.test(type ?? '') && typeof name === 'string' && !(isTag && /^[a-z]/.test(name)))
      names.add(name);
    const opens = type === 'JSXOpeningElement' || type === 'JSXClosingElement';
    for (const [key, value] of Object.entries(node)) visit(value, opens && key === 'name');
  };
  visit(parseSync(file, text).program, false);
  return names;
}

export function plainNamesGate(): { code: number; output: string } {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines: string[] = [];
  // A file that was just deleted is listed until that is committed.
  const files = listed.split('\n').filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files.filter((name) => !drawings.test(name))) {
    for (const name of namesIn(file, readFileSync(path.join(root, file), 'utf8')))
      for (const word of privateWords(name, file))
        lines.push(`${file}: "${name}" has the word "${word}"; elsewhere it is called ${instead[word]}\n`);
  }
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('') };
}
