import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseInUseError, DatabaseSetupError } from '../errors.ts';

export type FolderLock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Makes this process the only one that may run a server on `folder`. The kernel holds the lock and drops it when the
 * process dies, however it dies, so there is nothing stale to clean up and no process number that could be mistaken;
 * it also holds between containers that share the folder. SQLite is the one part of Node that offers such a lock.
 *
 * The file must not be opened by anything else in this process: closing a file drops the process's locks on it.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(folder, 'lock'));
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    file?.close();
    throw lockError(folder, cause);
  }
  return { release: () => file.isOpen && file.close() };
}

function lockError(folder: string, cause: unknown): DatabaseSetupError {
  if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) {
    return new DatabaseInUseError(
      `The database in ${folder} is in use by another running process: stop that one first, or choose another folder.`,
      { cause },
    );
  }
  return new DatabaseSetupError(`The folder ${folder} cannot be locked: make it writable, or choose another folder.`, {
    cause,
  });
}
