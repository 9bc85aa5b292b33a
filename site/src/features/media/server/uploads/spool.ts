import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '#contract/problem.ts';
import { noRoom } from '#server/limits/disk-space.ts';

/** What has come of a file, on the disk, under no name: whatever happens to this process, nothing is left of it. */
export type SpooledFile = {
  /** Its first bytes. */
  head(bytes: number): Promise<Buffer>;
  /** All of it, in memory. */
  read(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Takes a file in as slowly as it comes. @throws Problem `unavailable` when too many are on their way, or the disk is
 * full
 */
export type Spool = (chunks: AsyncIterable<Buffer>) => Promise<SpooledFile>;

/** Of all files that are on their way at a time: two hundred of the largest images. */
const usualMostBytes = 2 * 1024 * 1024 * 1024;

/**
 * Where files wait that are small enough to be worked on in memory, until they are there and it is their turn: held in
 * memory, those of a hundred slow senders would be a gigabyte for as long as they like.
 */
export function createSpool(folder: string, mostBytes = usualMostBytes): Spool {
  let heldBytes = 0;

  return async (chunks) => {
    const file = await openNameless(folder);
    let sizeBytes = 0;
    const close = async () => {
      heldBytes -= sizeBytes;
      sizeBytes = 0;
      await file.close();
    };
    const read = async (bytes: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, 0);
      return buffer.subarray(0, bytesRead);
    };
    try {
      for await (const chunk of chunks) {
        sizeBytes += chunk.length;
        heldBytes += chunk.length;
        if (heldBytes > mostBytes) throw new Problem('unavailable', undefined, { retryAfterSeconds: 10 });
        await file.appendFile(chunk);
      }
    } catch (error) {
      await close();
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error;
    }
    const whole = sizeBytes;
    return { head: (bytes) => read(Math.min(bytes, whole)), read: () => read(whole), close };
  };
}

async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}
