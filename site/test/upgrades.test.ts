import { randomUUID } from 'node:crypto';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import { readHistory } from '@trekker/database/squashed-migrations.ts';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrations } from '../src/processes/start/migrations-folder.ts';
import { createOldRows } from './site/old-rows.ts';
import { countRows, describeSchema } from './site/schema-description.ts';

const server = inject('testServer');
/** The dates of all that ever was applied, oldest first. */
const steps = listMigrations(migrations);

async function onServer(statement: string): Promise<void> {
  const other = new pg.Client({ ...server, port: 5432 });
  await other.connect();
  await other.query(statement).finally(() => other.end());
}

/** An empty database, for one test. */
async function emptyDatabase(): Promise<{ connection: SocketConnection; client: pg.Client }> {
  const connection = { ...server, database: `upgrade_${randomUUID().replaceAll('-', '')}` };
  await onServer(`CREATE DATABASE ${connection.database}`);
  const client = new pg.Client({ ...connection, port: 5432 });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
  });
  return { connection, client };
}

async function newDatabase(): Promise<pg.Client> {
  const { connection, client } = await emptyDatabase();
  await migrate({ connection }, migrations);
  return client;
}

// Every schema that there was with rows in it becomes the newest: one database goes the whole way, step by step, and
// each table has a row from the step on that made it. In the end it is no other than one that was made by the baseline.
test('an upgrade through all migrations keeps the rows of every version, and ends in the schema of a new database', async () => {
  const { connection, client } = await emptyDatabase();
  const rows = createOldRows();
  for (const date of steps) {
    await withMigrationsUpTo(migrations, date, (folder) => migrate({ connection }, folder));
    await rows.addToNewTables(client);
  }
  expect(rows.size()).toBeGreaterThan(15);
  expect(await rows.changed(client)).toEqual([]);
  const schema = await describeSchema(client);
  expect(schema.length).toBeGreaterThan(500);
  expect(schema).toEqual(await describeSchema(await newDatabase()));
});

test('a database that stopped at a migration before the baseline goes on with the next ones, with its rows', async () => {
  const { connection, client } = await emptyDatabase();
  const rows = createOldRows();
  const middle = steps[Math.floor(steps.length / 2)] as number;
  await withMigrationsUpTo(migrations, middle, (folder) => migrate({ connection }, folder));
  await rows.addToNewTables(client);
  expect(await migrate({ connection }, migrations)).toBe(steps.filter((date) => date > middle).length);
  expect(await rows.changed(client)).toEqual([]);
  expect(await describeSchema(client)).toEqual(await describeSchema(await newDatabase()));
});

test('a database that has all migrations before the baseline is left as it is, and holds the rows of a new one', async () => {
  const { all, short } = readHistory(migrations);
  expect(all.length).toBeGreaterThan(short.length);
  const baseline = short[0]?.folderMillis as number;
  const { connection, client } = await emptyDatabase();
  const last = steps.filter((step) => step < baseline).at(-1) as number;
  await withMigrationsUpTo(migrations, last, (folder) => migrate({ connection }, folder));
  expect(await migrate({ connection }, migrations)).toBe(short.length);
  const before = await describeSchema(client);
  expect(await migrate({ connection }, migrations)).toBe(0);
  expect(await describeSchema(client)).toEqual(before);
  expect(await countRows(client)).toEqual(await countRows(await newDatabase()));
});

test('the comparison of two schemas sees every kind of difference', async () => {
  const client = await newDatabase();
  const whole = await describeSchema(client);
  for (const change of [
    'ALTER TABLE stories ADD COLUMN more text',
    'ALTER TABLE stories ALTER COLUMN title DROP NOT NULL',
    "ALTER TABLE stories ALTER COLUMN excerpt SET DEFAULT 'none'",
    'ALTER TABLE stories DROP CONSTRAINT stories_slug',
    'DROP INDEX banners_one_active',
    'ALTER TABLE stories DISABLE TRIGGER ALL',
    'CREATE OR REPLACE FUNCTION search_join(words text[]) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT 1::text $$',
    'GRANT SELECT ON stories TO public',
    'GRANT SELECT (title) ON stories TO public',
    'ALTER TABLE search_words RESET (fillfactor)',
    'ALTER TABLE rate_limits SET LOGGED',
  ]) {
    await client.query('BEGIN');
    await client.query(change);
    expect(await describeSchema(client), change).not.toEqual(whole);
    await client.query('ROLLBACK');
  }
});
