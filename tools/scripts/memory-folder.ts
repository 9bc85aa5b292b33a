import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux's file system in memory. Elsewhere temporary files stay where the system has them. */
const memory = '/dev/shm';
/** What a run keeps at most is a third of it. */
const neededBytes = 6 * 1024 ** 3;
const prefix = 'trekker-tests-';

/**
 * Has everything temporary of this process and of those that it starts written to memory, where there is plenty of it:
 * databases, data folders and profiles of browsers, a third of the processor time of tests on a disk. Whoever sets
 * TMPDIR has chosen. Call it before anything asks for the temporary folder. It goes with this process; what killed
 * runs have left goes now.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of readdirSync(memory)) if (isLeft(name)) remove(path.join(memory, name));
  const folder = path.join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // As root, the database runs as another user, who needs access to what is below.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes;
  } catch {
    return false;
  }
}

function isLeft(name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(name.slice(prefix.length)), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or still being written to: the next run removes it.
  }
}
