import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSetupError } from '../errors.ts';
import { runSupervised } from './supervised-process.ts';
import type { SystemUser } from './system-user.ts';

type Options = { initdb: string; user: SystemUser; durable: boolean };

/**
 * Returns the folder of PostgreSQL's files, made on the first start. initdb works under another name and only a
 * complete folder gets the real one, so an interrupted first start leaves nothing that looks like a database.
 */
export async function ensureClusterFolder(dataDir: string, options: Options): Promise<string> {
  const folder = path.join(dataDir, 'pg');
  removeHalfMade(dataDir);
  if (existsSync(path.join(folder, 'PG_VERSION'))) return folder;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new DatabaseSetupError(`${folder} holds files but no PostgreSQL database: move it away and start again.`);
  }
  const unfinished = path.join(dataDir, `pg.new-${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (options.user) chownSync(unfinished, options.user.uid, options.user.gid);
  await runInitdb(unfinished, options);
  renameSync(unfinished, folder);
  syncFolder(dataDir);
  return folder;
}

/**
 * Who may connect: the system users of this site, whom the kernel names (peer), as each of the roles. Written before
 * each start, since older versions let in whoever reached the socket.
 */
export function writeAccessRules(folder: string, user: SystemUser): void {
  const names = new Set(['root', userInfo().username, ...(user ? [userInfo().username, 'postgres'] : [])]);
  const identities = [...names].map((name) => `site "${name}" all\n`).join('');
  replaceFile(path.join(folder, 'pg_ident.conf'), identities, user);
  replaceFile(path.join(folder, 'pg_hba.conf'), 'local all,replication all peer map=site\n', user);
}

function replaceFile(file: string, content: string, user: SystemUser): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode: 0o600 });
  chmodSync(draft, 0o600);
  if (user) chownSync(draft, user.uid, user.gid);
  renameSync(draft, file);
}

function removeHalfMade(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith('pg.new-'))) {
    // An initdb whose parent was killed may still be busy dying there; what cannot be removed goes next time.
    try {
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    } catch {}
  }
}

async function runInitdb(folder: string, { initdb, user, durable }: Options): Promise<void> {
  const command = [initdb, '-D', folder, '-U', 'app', '--no-instructions', ...(durable ? [] : ['--no-sync'])];
  // Only the socket leads in, and its folder is open to the server's user (and root) alone.
  command.push('--auth-local=peer', '--auth-host=reject'); // until accessRules are written
  // The built-in locale sorts alike on every machine and does not change with the system's C library.
  command.push('--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8');
  const run = runSupervised(command, user);
  const reason = await run.exited;
  if (reason === 'exit code 0') return;
  rmSync(folder, { recursive: true, force: true });
  throw new DatabaseSetupError(`PostgreSQL could not make its files in ${folder} (${reason}): ${run.log().trim()}`);
}

/** Makes the new name survive a crash of the machine. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
