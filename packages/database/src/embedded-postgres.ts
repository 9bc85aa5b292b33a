import { chmodSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from './connections/connection.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { startServer, stopServer } from './embedded/server.ts';
import { socketFolderOf } from './embedded/socket-folder.ts';
import type { Supervised } from './embedded/supervised-process.ts';
import { requireReachable, type SystemUser, serverUser } from './embedded/system-user.ts';
import { DatabaseSetupError } from './errors.ts';
import { embeddedRoles, type Roles } from './roles.ts';

export type EmbeddedPostgres = {
  /** As the superuser, who is for what no other role may do. */
  connection: SocketConnection;
  /** Ends all sessions, writes everything down and resolves when the server is gone. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Called once when the server dies without `stop()`. The folder is free then: starting again is allowed. */
  onUnexpectedExit: (error: Error) => void;
  /** PostgreSQL settings by name, over the defaults. Durability is checked unless it is switched off here. */
  settings?: Record<string, string>;
};

/**
 * Runs PostgreSQL on the files in `dataDir` (made when missing), reachable only through a private unix socket. The
 * server stops when this process ends, also by SIGKILL; what an earlier process left behind is cleared up first.
 *
 * @throws DatabaseInUseError when another live process runs a server there, which goes on unharmed.
 * @throws DatabaseSetupError with one plain sentence when the folder, the user or the server's settings forbid a start.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const folder = prepareFolder(path.resolve(dataDir), user);
  const lock = lockFolder(folder);
  try {
    const { connection, server } = await startServer(folder, user, options.settings ?? {});
    return supervise(connection, server, lock.release, options.onUnexpectedExit);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The same database as each of its roles. */
export function connectionsOf(connection: SocketConnection): Record<keyof Roles, SocketConnection> {
  const as = (user: string) => ({ ...connection, user });
  return { owner: as(embeddedRoles.owner), writer: as(embeddedRoles.writer), reader: as(embeddedRoles.reader) };
}

/** How to reach the server that another process runs on `dataDir`: that process stays its owner. */
export function runningPostgres(dataDir: string): SocketConnection {
  return { host: socketFolderOf(realpathSync(path.resolve(dataDir))), database: 'postgres', user: 'app' };
}

function supervise(
  connection: SocketConnection,
  server: Supervised,
  release: () => void,
  onUnexpectedExit: (error: Error) => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  server.exited.then((reason) => {
    rmSync(connection.host, { recursive: true, force: true });
    release();
    if (!stopping) onUnexpectedExit(new Error(`PostgreSQL ended unexpectedly (${reason}): ${server.log().trim()}`));
  });
  return {
    connection,
    stop() {
      stopping ??= stopServer(server);
      return stopping;
    },
  };
}

/** Returns the folder's real path: it is compared with the command line of running servers. */
function prepareFolder(dataDir: string, user: SystemUser): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 });
    const folder = realpathSync(dataDir);
    // The server's user needs to walk through, not to list. Its own folders inside are closed to everyone else.
    if (user) chmodSync(folder, statSync(folder).mode | 0o011);
    requireReachable(folder, user);
    return folder;
  } catch (cause) {
    if (cause instanceof DatabaseSetupError) throw cause;
    const { message } = cause as Error;
    throw new DatabaseSetupError(
      `The data folder ${dataDir} cannot be used (${message}): choose one that is writable.`,
      { cause },
    );
  }
}
