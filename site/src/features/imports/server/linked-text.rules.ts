import { oldKey } from './old-site.rules.ts';

/** Texts of a folder by the last part of their names (`nameOf`), as paths. */
export type TextFiles = ReadonlyMap<string, readonly string[]>;

const ending = /\.(md|markdown|mdown|mkd|mkdn|mdx)$/i;

/** What names a file however it is written: without its ending, a folder for the index in it. */
const nameOf = (path: string): string =>
  path
    .replace(ending, '')
    .replace(/(^|\/)index$/i, '')
    .toLowerCase();
const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

export function addTextFile(texts: Map<string, string[]>, path: string): void {
  const key = lastPart(nameOf(path));
  const others = texts.get(key);
  if (others) others.push(path);
  else texts.set(key, [path]);
}

/**
 * The text of a folder that a link in `from` names by its file, where nothing has the address that it leads to from
 * there. Programs read such a path from the root of the content, too, and Hugo's and Jekyll's words name a part of it:
 * that is enough if it is one file's alone.
 */
export function linkedText(key: string, from: string, { texts, site }: { texts: TextFiles; site: string | null }) {
  const path = pathInFolder(key, site);
  if (path === null) return undefined;
  const folder = from.slice(0, from.lastIndexOf('/') + 1).toLowerCase();
  const said = nameOf(path);
  const fromRoot = said.startsWith(folder) ? said.slice(folder.length) : said;
  const alike = texts.get(lastPart(said)) ?? [];
  const byEnd = [said, fromRoot].map((name) => alike.filter((one) => `/${nameOf(one)}`.endsWith(`/${name}`)));
  const whole = [said, fromRoot, folder + said].map((name) => alike.filter((one) => nameOf(one) === name));
  return [...whole, ...byEnd].find(({ length }) => length === 1)?.[0];
}

/** Null for what names no file. */
function pathInFolder(key: string, site: string | null): string | null {
  if (key.startsWith('file:')) return key.slice('file:'.length);
  if (!ending.test(key)) return null;
  const home = (site !== null && oldKey(site, site)) || '';
  return key.slice(key.startsWith(`${home}/`) ? home.length + 1 : 1);
}
