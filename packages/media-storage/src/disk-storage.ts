import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type MediaStorage, mediaName, requireMediaName } from './media-storage.ts';

/** Media in a folder, spread over 256 folders by the first two letters of their names. Makes the folder when it is missing. */
export async function diskStorage(folder: string): Promise<MediaStorage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => {
    requireMediaName(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, content) {
      const target = pathOf(name);
      const shelf = path.dirname(target);
      if (await mkdir(shelf, { recursive: true })) await syncFolder(folder);
      const draft = path.join(shelf, `.${randomBytes(8).toString('hex')}`);
      try {
        await writeDown(draft, content);
        // The name appears only when the bytes are safe: a reader or a crash never sees half a file.
        await rename(draft, target);
        await syncFolder(shelf);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
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
      for await (const shelf of await opendir(folder)) {
        if (!shelf.isDirectory()) continue;
        for await (const entry of await opendir(path.join(folder, shelf.name))) {
          if (mediaName.test(entry.name)) yield entry.name;
        }
      }
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

async function writeDown(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
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
