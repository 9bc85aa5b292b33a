import { readFile, stat } from 'node:fs/promises';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';

/** Files that are written at the same time: enough to keep a disk busy while it makes each of them safe. */
const copiers = 8;

/** Copies files of the sample library into the media storage, in the background. */
export type SampleFiles = {
  /** Begins to copy and gives the file's size. */
  copy(from: string, name: string): Promise<number>;
  /**
   * Resolves when all copies are safe. Rejects with the first that failed: rows that name such files must not be
   * committed.
   */
  settled(): Promise<void>;
};

export function sampleFiles(storage: MediaStorage): SampleFiles {
  const queues = Array.from({ length: copiers }, () => Promise.resolve());
  let next = 0;
  return {
    async copy(from, name) {
      const { size } = await stat(from);
      const copier = next++ % copiers;
      const copied = (queues[copier] ?? Promise.resolve()).then(async () => storage.put(name, await readFile(from)));
      copied.catch(() => {}); // told by settled
      queues[copier] = copied;
      return size;
    },
    async settled() {
      await Promise.all(queues);
    },
  };
}
