import { randomUUID } from 'node:crypto';
import type { SocketConnection } from '@trekker/database/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '../src/processes/start/migrations-folder.ts';
import { createOldRows } from './site/old-rows.ts';

// Every released schema with rows in it becomes the newest: one database goes the whole way, step by step, and each table has a row from
// the step on that made it.
const server = inject('testServer');
const connection: SocketConnection = { ...server, database: `upgrade_${randomUUID().replaceAll('-', '')}` };
let client: pg.Client;
const rows = createOldRows();

beforeAll(async () => {
  await onServer(`CREATE DATABASE ${connection.database}`);
  client = new pg.Client({ ...connection, port: 5432 });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
});

async function onServer(statement: string): Promise<void> {
  const other = new pg.Client({ ...server, port: 5432 });
  await other.connect();
  await other.query(statement).finally(() => other.end());
}

test('an upgrade through all migrations keeps the rows of every version', { timeout: 120_000 }, async () => {
  for (const date of listMigrations(migrations)) {
    await withMigrationsUpTo(migrations, date, (folder) => migrate({ connection }, folder));
    await rows.addToNewTables(client);
  }
  expect(rows.size()).toBeGreaterThan(15);
  expect(await rows.changed(client)).toEqual([]);
});
