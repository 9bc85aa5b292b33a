import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { clientConfig, type SocketConnection } from './connections/connection.ts';
import { connectionsOf, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { ensureRoles } from './roles.ts';

export type TestServer = { connection: SocketConnection; stop(): Promise<void> };
export type TestDatabase = { connection: SocketConnection; drop(): Promise<void> };

/**
 * Test databases may be lost in a crash, which makes everything quicker. Autovacuum would only get in the way of
 * clones.
 */
const testSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

const templateName = 'test_template';

/** Starts a server for one test run, with its files in a temporary folder that `stop()` removes. */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  const server = await startEmbeddedPostgres(folder, {
    settings: testSettings,
    onUnexpectedExit: (error) => {
      throw error; // nothing can be tested without it: let the run fail loudly
    },
  });
  return {
    connection: server.connection,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes the migrated database that `cloneTestDatabase` copies, with what `prepare` adds to it. Once per server. Its
 * owner makes it, as in a site.
 */
export async function createTemplate(
  server: { connection: SocketConnection },
  migrationsFolder: string,
  prepare: (connection: SocketConnection) => Promise<void> = async () => {},
): Promise<void> {
  const connection = { ...server.connection, database: templateName };
  await run(server.connection, `CREATE DATABASE ${templateName}`);
  await withClient(connection, ensureRoles);
  const { owner } = connectionsOf(connection);
  await migrate({ connection: owner }, migrationsFolder);
  await prepare(owner);
  // Nobody may be connected to a template while it is copied.
  await run(server.connection, `ALTER DATABASE ${templateName} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
}

/**
 * A fresh copy of the template, for one test file. `drop()` ends whoever is still connected to it. To copy its files
 * takes half of the processor time of writing each block into the log, and so does to drop what was copied so.
 */
export async function cloneTestDatabase(server: SocketConnection): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `CREATE DATABASE ${database} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
  return {
    connection: { ...server, database },
    drop: () => run(server, `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

async function run(connection: SocketConnection, statement: string): Promise<void> {
  await withClient(connection, async (client) => void (await client.query(statement)));
}

async function withClient(connection: SocketConnection, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
