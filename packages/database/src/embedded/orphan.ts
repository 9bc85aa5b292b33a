import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseInUseError } from '../errors.ts';
import { findProcess } from './running-process.ts';

const timeoutMs = 30_000;

/**
 * Makes sure that no server of an earlier run works on `clusterFolder` any more. Call it with the folder's lock held:
 * a server found then has lost the process that started it and is stopping by itself, or has lost its watchdog too.
 *
 * Returns the number in the pid file that was left behind. The new server must be told that it belongs to no server
 * (PG_GRANDPARENT_PID), since it refuses to start while a stranger or a zombie has the number. We do not delete the
 * file instead: the server then still examines the shared memory named in it, and so notices a child of its
 * predecessor.
 */
export async function stopOrphan(clusterFolder: string): Promise<number | undefined> {
  const found = await readPidFile(clusterFolder);
  if (!found) return undefined;
  const isServer = () => findProcess(found.pid)?.commandLine.includes(`-D ${clusterFolder} `) ?? false;
  if (!isServer()) return found.pid;
  // The start time must agree as well before anything is signalled. If it does not (the clock was changed), we only
  // wait.
  if (startedAt(found.pid, found.startedAtSeconds)) requestStop(found.pid);
  for (const deadline = Date.now() + timeoutMs; isServer(); await delay(20)) {
    if (Date.now() > deadline) {
      throw new DatabaseInUseError(
        `A PostgreSQL server (process ${found.pid}) still runs on ${clusterFolder}: stop it with "kill -INT ${found.pid}" and start again.`,
      );
    }
  }
  return found.pid;
}

function requestStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has just ended, or belongs to another user: the wait that follows tells which.
  }
}

function startedAt(pid: number, seconds: number): boolean {
  const actual = findProcess(pid)?.startedAtSeconds ?? Number.NaN;
  return Math.abs(actual - seconds) < 10;
}

/** Lines of postmaster.pid: process number, data folder, start time in seconds since 1970, and more. */
async function readPidFile(clusterFolder: string): Promise<{ pid: number; startedAtSeconds: number } | undefined> {
  const file = path.join(clusterFolder, 'postmaster.pid');
  for (let attempt = 0; ; attempt++) {
    let lines: string[];
    try {
      lines = readFileSync(file, 'utf8').split('\n');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
    if (pid > 0) return { pid, startedAtSeconds: Number(lines[2]) };
    // Empty: an orphan that is writing it at this moment, or a crash of the machine cut it off and it names nobody.
    if (attempt === 1) rmSync(file);
    else await delay(500);
  }
}
