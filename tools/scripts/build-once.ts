import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const SQLITE_BUSY = 5;
const tryAgainMs = 100;

/**
 * Builds where that is needed. Of several who want it at the same time, one does it and the others wait: what is half
 * built is nobody's.
 */
export async function buildOnce(
  isStale: () => boolean,
  build: () => Promise<void>,
  lockFile: string = path.join(cache, 'trekker-build.lock'),
): Promise<void> {
  const release = await hold(lockFile);
  try {
    if (isStale()) await build();
  } finally {
    release();
  }
}

/** The kernel holds the lock and drops it when the process dies, however it dies. */
async function hold(lockFile: string): Promise<() => void> {
  for (;;) {
    let file: DatabaseSync | undefined;
    try {
      mkdirSync(path.dirname(lockFile), { recursive: true });
      file = new DatabaseSync(lockFile);
      file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return () => file?.close();
    } catch (error) {
      file?.close();
      // Where nothing can be written, nobody builds.
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) return () => {};
    }
    await delay(tryAgainMs);
  }
}
