import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';

/** What was brought, as a file of this machine under the name that it came with; it goes when `use` is done. */
export async function withSource<Result>(
  folder: string,
  storage: MediaStorage,
  { file, name }: { file: string; name: string },
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await mkdtemp(path.join(folder, prefix));
  try {
    const source = path.join(own, fileName(name));
    await pipeline(storage.read(file), createWriteStream(source, { flags: 'wx', mode: 0o600 }));
    return await use(source);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const prefix = 'import-';

/** A name that leads nowhere. What a file is, only Markdown tells by its name. */
function fileName(name: string): string {
  const plain = path
    .basename(name.replaceAll('\\', '/'))
    .replace(/^\.+/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
  return plain.slice(-100) || 'file';
}

/** Whether it is a zip, which holds images too. */
export async function isZip(source: string): Promise<boolean> {
  const file = await open(source, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

/** Removes what processes have left that were killed before `before`. */
export async function removeAbandoned(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const left = path.join(folder, name);
    const found = await stat(left).catch(() => null);
    if (found && found.mtime < before) await rm(left, { recursive: true, force: true });
  }
}
