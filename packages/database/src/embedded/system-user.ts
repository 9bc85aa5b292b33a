import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSetupError } from '../errors.ts';

/** Whom the server runs as. Undefined: as ourselves. */
export type SystemUser = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root hands it to the system user `postgres`, who is made when missing. */
export function serverUser(): SystemUser {
  if (process.getuid?.() !== 0) return undefined;
  return findPostgresUser() ?? makePostgresUser();
}

function findPostgresUser(): SystemUser {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function makePostgresUser(): SystemUser {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  } catch (cause) {
    throw new DatabaseSetupError(
      'PostgreSQL does not run as root and the system user "postgres" could not be made: ' +
        'create it, or start this program as an ordinary user.',
      { cause },
    );
  }
  return findPostgresUser();
}

const printFirstClosedFolder = 'for folder; do cd "$folder" 2>/dev/null || { echo "$folder"; exit 0; }; done';

/** Throws when a parent of `folder` keeps the server's user out, as /root does. Only root can run into this. */
export function requireReachable(folder: string, user: SystemUser): void {
  if (!user) return;
  const parts = folder.split(path.sep);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join(path.sep) || path.sep);
  const closed = execFileSync('/bin/sh', ['-c', printFirstClosedFolder, 'sh', ...folders], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  }).trim();
  if (!closed) return;
  throw new DatabaseSetupError(
    `PostgreSQL runs as the system user "postgres" and cannot reach ${folder} because ${closed} is closed to it: ` +
      `choose a place outside ${closed}, run "chmod o+x ${closed}", or start this program as an ordinary user.`,
  );
}
