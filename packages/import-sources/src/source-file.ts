import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { largestJson, mostZipEntries } from './limits.ts';
import { SourceError } from './source-error.ts';

/** A file to read, from a disk or from within a zip; it can be read again. `name`: its path, with `/`. */
export type SourceFile = { name: string; size: number; open: () => Promise<AsyncIterable<Uint8Array>> };

export const diskFile = (file: string, name: string, size: number): SourceFile => ({
  name,
  size,
  open: async () => createReadStream(file, { highWaterMark: 256 * 1024 }),
});

/** All files of a folder, in the order of their names. Links are not followed: they could lead anywhere. */
export async function folderFiles(folder: string): Promise<{ files: SourceFile[]; links: string[] }> {
  const root = await realpath(folder);
  const files: SourceFile[] = [];
  const links: string[] = [];
  const open = [''];
  for (let at = 0; at < open.length; at++) {
    const below = open[at] as string;
    for (const entry of await readdir(path.join(root, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isSymbolicLink()) links.push(name);
      else if (entry.isDirectory() && !/^(\.git|node_modules)$/.test(entry.name)) open.push(name);
      else if (entry.isFile()) {
        const file = path.join(root, name);
        files.push(diskFile(file, name, (await lstat(file)).size));
      }
      if (files.length > mostZipEntries) throw new SourceError(`${folder} holds more than ${mostZipEntries} files.`);
    }
  }
  return { files: files.sort((one, other) => (one.name < other.name ? -1 : 1)), links };
}

/** The first bytes, by which a file is known. */
export async function headOf(file: SourceFile, length = 64 * 1024): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of await file.open()) {
    parts.push(part);
    size += part.length;
    if (size >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** A file that has to be read as a whole. */
export async function bytesOf(file: SourceFile, most = largestJson): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of await file.open()) {
    size += part.length;
    if (size > most) throw new SourceError(`${file.name} is larger than ${Math.round(most / 1024 ** 2)} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
