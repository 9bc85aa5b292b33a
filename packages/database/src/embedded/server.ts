import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig, embeddedPort, type SocketConnection } from '../connections/connection.ts';
import { findDurabilityRisks } from '../durability.ts';
import { DatabaseSetupError, isDatabaseUnavailable } from '../errors.ts';
import { ensureRoles } from '../roles.ts';
import { findBinaries } from './binaries.ts';
import { ensureClusterFolder, writeAccessRules } from './cluster-folder.ts';
import { stopOrphan } from './orphan.ts';
import { ensureSocketFolder } from './socket-folder.ts';
import { runSupervised, type Supervised } from './supervised-process.ts';
import type { SystemUser } from './system-user.ts';

const defaultSettings: Record<string, string> = {
  listen_addresses: '',
  port: String(embeddedPort), // or PGPORT would count
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Queries of a website are short: compiling them costs more than it saves. And disks have no arm to move any more.
  jit: 'off',
  random_page_cost: '1.1',
};

/** Brings a server up on the locked `folder` and resolves when it answers and is known to be durable. */
export async function startServer(folder: string, user: SystemUser, settings: Record<string, string>) {
  const { initdb, postgres } = await findBinaries(user);
  const formerPid = await stopOrphan(path.join(folder, 'pg'));
  const cluster = await ensureClusterFolder(folder, { initdb, user, durable: settings.fsync !== 'off' });
  writeAccessRules(cluster, user);
  const host = ensureSocketFolder(folder, user);
  const flags = Object.entries({ ...defaultSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const env = formerPid ? { PG_GRANDPARENT_PID: String(formerPid) } : {};
  const connection = { host, database: 'postgres', user: 'app' };
  const server = await runUntilReady(connection, () =>
    runSupervised([postgres, '-D', cluster, '-k', host, ...flags], user, env),
  );
  try {
    await withClient(connection, async (client) => {
      await requireDurability(client, settings);
      await ensureRoles(client);
    });
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  return { connection, server };
}

/** A killed server's children may outlive it until their statement ends; the files are locked by them meanwhile. */
const childrenTimeoutMs = 20_000;

async function runUntilReady(connection: SocketConnection, run: () => Supervised): Promise<Supervised> {
  for (const deadline = Date.now() + childrenTimeoutMs; ; await delay(100)) {
    const server = run();
    const isReady = await becomesReady(connection, server).catch(async (error) => {
      await stopServer(server);
      throw error;
    });
    if (isReady) return server;
    const isHeldByChildren = server.log().includes('pre-existing shared memory block');
    if (isHeldByChildren && Date.now() < deadline) continue;
    throw startError(await server.exited, server.log().trim());
  }
}

/** The server's last complaint is the reason; the rest of its log goes along as the cause. */
function startError(reason: string, log: string): DatabaseSetupError {
  const complaint = [...log.matchAll(/(?:FATAL|PANIC): +(.*)/g)].at(-1)?.[1] ?? log;
  return new DatabaseSetupError(`PostgreSQL did not start (${reason}): ${complaint}`, { cause: new Error(log) });
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
async function requireDurability(client: pg.Client, settings: Record<string, string>): Promise<void> {
  const risks = await findDurabilityRisks(client);
  const unwanted = risks.filter((name) => settings[name] !== 'off');
  if (unwanted.length === 0) return;
  throw new DatabaseSetupError(
    `The database could lose data in a crash because ${unwanted.join(', ')} is off: remove that setting.`,
  );
}

async function withClient<T>(connection: SocketConnection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // reported by the call in progress
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Fast shutdown; after half a minute immediate shutdown, which loses nothing but makes the next start recover. */
export async function stopServer(server: Supervised): Promise<void> {
  server.signal('INT');
  const escalation = setTimeout(() => server.signal('QUIT'), 30_000);
  await server.exited;
  clearTimeout(escalation);
}
