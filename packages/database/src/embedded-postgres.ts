import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SocketConnection } from './connection.ts';
import { findDurabilityRisks } from './durability.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureClusterFolder } from './embedded/cluster-folder.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { ensureSocketFolder } from './embedded/socket-folder.ts';
import { runSupervised, type Supervised } from './embedded/supervised-process.ts';
import { requireReachable, type SystemUser, serverUser } from './embedded/system-user.ts';
import { DatabaseSetupError, isDatabaseUnavailable } from './errors.ts';

export type EmbeddedPostgres = {
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

const defaultSettings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Queries of a website are short: compiling them costs more than it saves. And disks have no arm to move any more.
  jit: 'off',
  random_page_cost: '1.1',
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

function supervise(
  connection: SocketConnection,
  server: Supervised,
  release: () => void,
  onUnexpectedExit: (error: Error) => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  server.exited.then((reason) => {
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

/** Fast shutdown; after half a minute immediate shutdown, which loses nothing but makes the next start recover. */
async function stopServer(server: Supervised): Promise<void> {
  server.signal('INT');
  const escalation = setTimeout(() => server.signal('QUIT'), 30_000);
  await server.exited;
  clearTimeout(escalation);
}

/** Returns the folder's real path: it is compared with the command line of running servers. */
function prepareFolder(dataDir: string, user: SystemUser): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
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
      {
        cause,
      },
    );
  }
}

async function startServer(folder: string, user: SystemUser, settings: Record<string, string>) {
  const { initdb, postgres } = await findBinaries(user);
  const recycledPid = await stopOrphan(path.join(folder, 'pg'));
  const cluster = await ensureClusterFolder(folder, { initdb, user, durable: settings.fsync !== 'off' });
  const host = ensureSocketFolder(folder, user);
  const flags = Object.entries({ ...defaultSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const env = recycledPid ? { PG_GRANDPARENT_PID: String(recycledPid) } : {};
  const connection = { host, database: 'postgres', user: 'app' };
  const server = await runUntilReady(connection, () =>
    runSupervised([postgres, '-D', cluster, '-k', host, ...flags], user, env),
  );
  try {
    await requireDurability(connection, settings);
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  return { connection, server };
}

/** A killed server's children may outlive it until their statement ends; the files are locked by them meanwhile. */
const childrenPatienceMs = 20_000;

async function runUntilReady(connection: SocketConnection, run: () => Supervised): Promise<Supervised> {
  for (const deadline = Date.now() + childrenPatienceMs; ; await delay(100)) {
    const server = run();
    if (await becomesReady(connection, server)) return server;
    const isHeldByChildren = server.log().includes('pre-existing shared memory block');
    if (isHeldByChildren && Date.now() < deadline) continue;
    throw new DatabaseSetupError(`PostgreSQL did not start (${await server.exited}): ${server.log().trim()}`);
  }
}

/** Asks until the server answers, however long it recovers from a crash. False: it has ended. */
async function becomesReady(connection: SocketConnection, server: Supervised): Promise<boolean> {
  while (!server.hasExited()) {
    try {
      await withClient(connection, async () => {});
      return true;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await Promise.race([server.exited, delay(25)]);
    }
  }
  return false;
}

/** Someone may have switched durability off in postgresql.conf, or for the database or the role. */
async function requireDurability(connection: SocketConnection, settings: Record<string, string>): Promise<void> {
  const risks = await withClient(connection, findDurabilityRisks);
  const unwanted = risks.filter((name) => settings[name] !== 'off');
  if (unwanted.length === 0) return;
  throw new DatabaseSetupError(
    `The database could lose data in a crash because ${unwanted.join(', ')} is off: remove that setting.`,
  );
}

async function withClient<T>(connection: SocketConnection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // reported by the call in progress
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}
