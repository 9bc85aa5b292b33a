import { stat } from 'node:fs/promises';
import path from 'node:path';
import { decoded } from '../addresses.ts';
import { SourceError } from '../source-error.ts';
import { folderFiles, type SourceFile } from '../source-file.ts';
import { zipFiles } from '../zip-files.ts';

/** Where sites keep what their texts show. */
const folders = ['', 'static/', 'public/', 'assets/', 'src/', 'src/assets/', 'content/', 'src/content/'];
const marks = ['uploads/', 'content/images/', 'images/'];

/** Files that texts may show, from folders and zips that somebody has at hand. */
export type MediaFiles = { find: (address: string) => SourceFile | null; close: () => void };

/**
 * Looks for an address (`https://…`, `/path`, `file:path`) as its whole path, then below the folders that are called so
 * everywhere, then by its name or the end of its path, if only one file has it.
 */
export async function mediaFiles(sources: readonly string[]): Promise<MediaFiles> {
  const byPath = new Map<string, SourceFile>();
  const byName = new Map<string, { key: string; file: SourceFile }[]>();
  const closing: (() => void)[] = [];
  for (const source of sources) {
    const found = await stat(source).catch(() => null);
    if (!found) throw new SourceError(`${source} is neither a file nor a folder.`);
    const opened = found.isDirectory() ? await folderFiles(source) : await zipFiles(source);
    if ('close' in opened) closing.push(opened.close);
    for (const file of opened.files) {
      const key = keyOf(file.name);
      const name = path.posix.basename(key);
      if (!byPath.has(key)) byPath.set(key, file);
      const same = byName.get(name);
      if (same) same.push({ key, file });
      else byName.set(name, [{ key, file }]);
    }
  }
  const find = (address: string): SourceFile | null => {
    const wanted = keyOf(pathIn(address));
    if (wanted === '') return null;
    const below = marks.flatMap((mark) =>
      wanted.includes(`/${mark}`) ? [wanted.slice(wanted.lastIndexOf(`/${mark}`) + 1)] : [],
    );
    const ends = below.flatMap((end) => [end, end.slice(end.indexOf('/') + 1)]);
    // What is said from the root stands beside no text.
    const lower = wanted.split('/').flatMap((_, at, parts) => (at > 0 ? [parts.slice(at).join('/')] : []));
    for (const end of [wanted, ...ends, ...lower.slice(0, -1)])
      for (const folder of folders) {
        const file = byPath.get(folder + end);
        if (file) return file;
      }
    const [one, ...others] = byName.get(path.posix.basename(wanted)) ?? [];
    if (!one || others.length === 0) return one?.file ?? null;
    // Of those that are called so, the one below whatever folder stands around all.
    const [end, another] = [one, ...others].filter(({ key }) => key.endsWith(`/${wanted}`));
    return end && !another ? end.file : null;
  };
  const close = () => {
    for (const closeOne of closing) closeOne();
  };
  return { find, close };
}

const keyOf = (name: string): string => name.normalize('NFC').replace(/^\/+/, '');

function pathIn(address: string): string {
  const [, file] = /^file:([^?#]*)/.exec(address) ?? [];
  if (file !== undefined) return decoded(file);
  const { pathname } = URL.parse(address, 'https://site.invalid/') ?? { pathname: '' };
  return decoded(pathname);
}
