import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SocketConnection } from './connections/connection.ts';
import { ask } from './embedded/server.fixture.ts';
import { DatabaseSetupError } from './errors.ts';
import { migrationsFolder, squashedFolder } from './migrate.fixture.ts';
import { migrate } from './migrate.ts';
import { migrateBeside } from './migrate-beside.fixture.ts';
import { listMigrations, withMigrationsUpTo } from './migrations-up-to.ts';
import { startTestServer, type TestServer } from './test-database.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let databases = 0;

async function emptyDatabase(): Promise<SocketConnection> {
  const database = `empty_${databases++}`;
  await ask(server.connection, `CREATE DATABASE ${database}`);
  onTestFinished(async () => {
    await ask(server.connection, `DROP DATABASE ${database} WITH (FORCE)`);
  });
  return { ...server.connection, database };
}

const first: [number, string] = [1000, 'CREATE TABLE log (entry text)'];
const second: [number, string] = [2000, `INSERT INTO log VALUES ('second')`];
const third: [number, string] = [3000, `INSERT INTO log VALUES ('third')`];

/** Everything that a refused migration could have changed. */
const state = `SELECT string_agg(relname, ',' ORDER BY oid) || (SELECT count(*) FROM drizzle.__drizzle_migrations) FROM pg_class`;

test('applies what is missing and says how many', async () => {
  const connection = await emptyDatabase();
  expect(await migrate({ connection }, migrationsFolder(first, second))).toBe(2);
  expect(await migrate({ connection }, migrationsFolder(first, second, third))).toBe(1);
  expect(await migrate({ connection }, migrationsFolder(first, second, third))).toBe(0);
  expect(await ask(connection, 'SELECT entry FROM log')).toEqual(['second', 'third']);
});

test('leaves PostgreSQL knowing a table that was written anew', async () => {
  const connection = await emptyDatabase();
  const rows = `INSERT INTO log SELECT 'entry' FROM generate_series(1, 1000)`;
  await migrate({ connection }, migrationsFolder(first, [2000, rows]));
  const rewrite = `ALTER TABLE log ADD COLUMN size int GENERATED ALWAYS AS (length(entry)) STORED`;
  await migrate({ connection }, migrationsFolder(first, [2000, rows], [3000, rewrite]));
  expect(
    await ask(connection, `SELECT reltuples, relallvisible = relpages FROM pg_class WHERE relname = 'log'`),
  ).toEqual([1000]);
});

test('lets one of several processes migrate while the others wait', async () => {
  const connection = await emptyDatabase();
  const folder = migrationsFolder([1000, 'CREATE TABLE log (entry text); SELECT pg_sleep(0.3)'], second);
  const counts = await Promise.all([1, 2, 3].map(() => migrate({ connection }, folder)));
  expect(counts.sort()).toEqual([0, 0, 2]);
  expect(await ask(connection, 'SELECT entry FROM log')).toEqual(['second']);
});

test('applies each whole or not at all', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first));
  const broken = migrationsFolder(first, second, [3000, `INSERT INTO log VALUES ('third'); SELECT 1 / 0`]);
  await expect(migrate({ connection }, broken)).rejects.toThrow('division by zero');
  expect(await ask(connection, 'SELECT entry FROM log')).toEqual(['second']);
  expect(await migrate({ connection }, migrationsFolder(first, second, third))).toBe(1);
});

test('tells beforehand which one keeps a table to itself', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first));
  const said: string[] = [];
  const rewriting: [number, string] = [
    2000,
    '-- window: log is written anew\nALTER TABLE log ALTER COLUMN entry TYPE varchar',
  ];
  await migrate({ connection }, migrationsFolder(first, rewriting), (line) => said.push(line));
  expect(said).toEqual(['A migration keeps a table to itself for a while: log is written anew']);
});

test('makes an index beside those who write, and again after it was cut off', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first));
  const steps = ['DROP INDEX CONCURRENTLY IF EXISTS entries', 'CREATE INDEX CONCURRENTLY entries ON log (entry)'];
  const folder = migrationsFolder(first, [2000, steps.join(';\n--> statement-breakpoint\n')]);
  expect(await migrate({ connection }, folder)).toBe(1);
  expect(await ask(connection, `SELECT indisvalid FROM pg_index WHERE indexrelid = 'entries'::regclass`)).toEqual([
    true,
  ]);
});

test('keeps nobody waiting while it waits for a table itself', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first));
  const { waitedMs, applied } = await migrateBeside(
    connection,
    migrationsFolder(first, [2000, 'ALTER TABLE log ADD COLUMN size int']),
    {
      readsForMs: 3500,
      table: 'log',
      write: `INSERT INTO log VALUES ('meanwhile')`,
    },
  );
  expect(applied).toBe(1);
  expect(waitedMs).toBeLessThan(2000);
});

test('applies all or nothing to an empty database', async () => {
  const connection = await emptyDatabase();
  const broken = migrationsFolder(first, [2000, 'SELECT 1 / 0']);
  await expect(migrate({ connection }, broken)).rejects.toThrow();
  expect(await ask(connection, `SELECT to_regclass('log')`)).toEqual([null]);
  expect(await migrate({ connection }, migrationsFolder(first))).toBe(1);
});

test('refuses a database that is newer, and changes nothing', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first, third));
  const before = await ask(connection, state);
  const older = migrate({ connection }, migrationsFolder(first, second));
  await expect(older).rejects.toThrow(DatabaseSetupError);
  await expect(older).rejects.toThrow(/^The database was written by a newer version of this program: [^.]+\.$/);
  expect(await ask(connection, state)).toEqual(before);
});

test('refuses a migration that is dated before one already applied', async () => {
  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first, third));
  const late = migrate({ connection }, migrationsFolder(first, second, third));
  await expect(late).rejects.toThrow(/dated before one that the database already has/);
  expect(await ask(connection, 'SELECT entry FROM log')).toEqual(['third']);
});

test('takes its time even where statements are limited', async () => {
  const connection = await emptyDatabase();
  await ask(connection, `ALTER DATABASE ${connection.database} SET statement_timeout = '50ms'`);
  expect(await migrate({ connection }, migrationsFolder([1000, 'SELECT pg_sleep(0.2)']))).toBe(1);
});

test('a baseline makes an empty database, and others go on with what they lack of the migrations that it stands for', async () => {
  const chain = [first, second, third];
  const baseline: [number, string] = [3000, `CREATE TABLE log (entry text); INSERT INTO log VALUES ('baseline')`];
  const later: [number, string] = [4000, `INSERT INTO log VALUES ('later')`];
  const folder = squashedFolder(chain, baseline, later);
  expect(listMigrations(folder)).toEqual([1000, 2000, 3000, 4000]);
  const dates = 'SELECT created_at::int FROM drizzle.__drizzle_migrations ORDER BY 1';
  const ends = [];
  for (const before of [[], [first], [first, second], chain, [...chain, later]]) {
    const connection = await emptyDatabase();
    await migrate({ connection }, migrationsFolder(...before));
    await migrate({ connection }, folder);
    expect(await migrate({ connection }, folder)).toBe(0);
    expect(await ask(connection, dates)).toEqual([1000, 2000, 3000, 4000]);
    ends.push(await ask(connection, 'SELECT entry FROM log'));
  }
  const whole = ['second', 'third', 'later'];
  expect(ends).toEqual([['baseline', 'later'], whole, whole, whole, whole]);

  const connection = await emptyDatabase();
  await migrate({ connection }, migrationsFolder(first, [2500, 'SELECT 1']));
  await expect(migrate({ connection }, folder)).rejects.toThrow('written by a newer version');
});

test('a folder up to a date has the steps before a baseline, and the baseline from its date on', async () => {
  const baseline: [number, string] = [2000, `CREATE TABLE log (entry text); INSERT INTO log VALUES ('baseline')`];
  const folder = squashedFolder([first, second], baseline, third);
  const upTo = async (date: number) => {
    const connection = await emptyDatabase();
    const applied = await withMigrationsUpTo(folder, date, (older) => migrate({ connection }, older));
    return [applied, ...(await ask(connection, 'SELECT entry FROM log'))];
  };
  expect(await upTo(1000)).toEqual([1]);
  expect(await upTo(2000)).toEqual([2, 'baseline']);
  expect(await upTo(3000)).toEqual([3, 'baseline', 'third']);
});
