import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type MediaStorage, mediaName, requireMediaName, type StoredFile } from './media-storage.ts';

/**
 * Media in a folder, spread over 256 folders by the first two letters of their names. Makes the folder when it is
 * missing.
 */
export async function diskStorage(folder: string): Promise<MediaStorage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => {
    requireMediaName(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  const place = async (name: string, content: Chunks): Promise<StoredFile> => {
    const target = pathOf(name);
    const shelf = path.dirname(target);
    if (await mkdir(shelf, { recursive: true })) await syncFolder(folder);
    const draft = path.join(shelf, `.${randomBytes(8).toString('hex')}`);
    try {
      const sizeBytes = await writeDown(draft, content);
      // The name appears only when the bytes are safe: a reader or a crash never sees half a file.
      await rename(draft, target);
      await syncFolder(shelf);
      return { sizeBytes };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    async put(name, content) {
      await place(name, [content]);
    },
    putStream: (name, content) => place(name, content),
    async stat(name) {
      if (!mediaName.test(name)) return undefined;
      const found = await stat(pathOf(name)).catch(unlessMissing);
      return found?.isFile() ? { sizeBytes: found.size } : undefined;
    },
    read(name, range) {
      return createReadStream(pathOf(name), range ? { start: range.first, end: range.last } : {});
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async *list() {
      for await (const { name, file } of entries(folder)) {
        const found = mediaName.test(name) && (await stat(file).catch(unlessMissing));
        if (found) yield { name, storedAt: found.mtime };
      }
    },
    async removeUnfinished(before) {
      for await (const { name, file } of entries(folder)) {
        const found = draftName.test(name) && (await stat(file).catch(unlessMissing));
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

const draftName = /^\.[0-9a-f]{16}$/;

/** Everything on the shelves. */
async function* entries(folder: string): AsyncGenerator<{ name: string; file: string }> {
  for await (const shelf of await opendir(folder)) {
    if (!shelf.isDirectory()) continue;
    for await (const { name } of await opendir(path.join(folder, shelf.name)))
      yield { name, file: path.join(folder, shelf.name, name) };
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function writeDown(file: string, content: Chunks): Promise<number> {
  const handle = await open(file, 'wx');
  let sizeBytes = 0;
  try {
    for await (const chunk of content) {
      await handle.writeFile(chunk);
      sizeBytes += chunk.length;
    }
    await handle.sync();
    return sizeBytes;
  } finally {
    await handle.close();
  }
}

/** A new name is safe only when its folder is written down too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
