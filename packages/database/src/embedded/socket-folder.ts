import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedPort } from '../connections/connection.ts';
import { DatabaseSetupError } from '../errors.ts';
import { requireReachable, type SystemUser } from './system-user.ts';

/** Bytes that the kernel allows for the path of a unix socket. */
const pathLimit = process.platform === 'linux' ? 107 : 103;

/**
 * Returns an empty folder, closed to everyone but the server's user, for the socket: inside the data folder, or under
 * the system's temporary folder when that path is too long. The name is the same at every start, so connections of
 * other processes find the server again after a restart. What a dead server left behind is removed.
 */
export function ensureSocketFolder(dataDir: string, user: SystemUser): string {
  const folder = socketFolderOf(dataDir);
  const owner = user?.uid ?? process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    requirePrivate(folder, owner);
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  }
  requireReachable(folder, user);
  return folder;
}

/** Where the socket of the server on a data folder is, given by its real path. */
export function socketFolderOf(dataDir: string): string {
  const inside = path.join(dataDir, 'sock');
  const isShort = Buffer.byteLength(path.join(inside, `.s.PGSQL.${embeddedPort}`)) <= pathLimit;
  return isShort ? inside : path.join(tmpdir(), `pg-${shortHash(dataDir)}`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Anyone can make a folder under /tmp, so one that exists is trusted only if it is ours and closed to others. */
function requirePrivate(folder: string, owner: number | undefined): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new DatabaseSetupError(
    `${folder} is needed for the database's socket but belongs to someone else or is open to others: remove it.`,
  );
}
