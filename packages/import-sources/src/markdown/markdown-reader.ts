import { wholeText } from '../decoded-text.ts';
import { largestItem } from '../limits.ts';
import type { SourceRecord } from '../records.ts';
import type { SourceFile } from '../source-file.ts';
import { type EntryOptions, entryOf } from './markdown-entry.ts';
import { oldPlaces } from './site-settings.ts';

const markdown = /\.(md|markdown|mdown|mkd|mkdn|mdx)$/i;
const otherText = /\.(html?|njk|liquid|txt|adoc|asciidoc|rst|org|textile|tex|pug|haml|hbs|ejs|astro|svx)$/i;

export const isMarkdown = ({ name }: SourceFile): boolean => markdown.test(name);

/** Of Hugo, Jekyll, Astro and Eleventy, as their starters have it; `/feed.xml` is ours, too. */
const feeds = ['/index.xml', '/atom.xml', '/rss.xml', '/feed/feed.xml'];

/** A folder of Markdown, as static site generators have it. */
export async function* readMarkdownFolder(
  files: readonly SourceFile[],
  { site, now }: { site: string | null; now: number },
): AsyncGenerator<SourceRecord> {
  const root = rootOf(files);
  const places = await oldPlaces(files, root, site);
  const address = site === null ? null : (URL.parse(places.prefix, site)?.href.replace(/\/+$/, '') ?? null);
  yield { type: 'site', format: 'markdown', address, title: '' };
  for (const from of feeds) yield { type: 'redirect', from, to: { path: '/feed.xml' } };
  yield* places.problems;
  for (const file of files) {
    if (!file.name.startsWith(root)) {
      if (isMarkdown(file)) yield { type: 'skip', kind: 'file', sourceId: file.name, reason: 'outside-content' };
      continue;
    }
    const record = await recordOf(file, file.name.slice(root.length), { site: address, now, places });
    if (record) yield record;
  }
}

/** Null for what is no text: images lie beside the texts that show them. */
async function recordOf(file: SourceFile, path: string, options: EntryOptions): Promise<SourceRecord | null> {
  const skip = (reason: string): SourceRecord => ({ type: 'skip', kind: 'file', sourceId: path, reason });
  if (!isMarkdown(file)) return otherText.test(path) ? skip('unsupported-extension') : null;
  if (isSectionPage(path)) return skip('section-page');
  if (file.size > largestItem) return skip('too-large');
  const { text, told } = await wholeText(file, largestItem);
  const record = entryOf(path, text, options);
  if (told) record.notes.push({ reason: told, detail: told === 'encoding-guessed' ? 'windows-1252' : '' });
  return record;
}

const isSectionPage = (path: string): boolean =>
  /(^|\/)(_index|readme|license|changelog|contributing)\.\w+$/i.test(path) ||
  /^(404|search|archives?|sitemap|feed|rss)\.\w+$/i.test(path);

/** Where the content lies: `content/`, `src/content/`, or what `_posts` lies in; else all of it. */
export function rootOf(files: readonly SourceFile[]): string {
  const names = files.filter(isMarkdown).map(({ name }) => name);
  // A zip of a repository has one folder around everything.
  const [first = ''] = names;
  const around = first.includes('/') ? first.slice(0, first.indexOf('/') + 1) : '';
  const bases = around && files.every(({ name }) => name.startsWith(around)) ? [around, ''] : [''];
  for (const base of bases)
    for (const folder of ['content/', 'src/content/'])
      if (names.some((name) => name.startsWith(base + folder))) return base + folder;
  const posts = names.find((name) => /(^|\/)_posts\//.test(name));
  return posts?.replace(/(^|\/)_posts\/.*$/, '$1') ?? '';
}
