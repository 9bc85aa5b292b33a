import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { allowLonger } from './connections/drizzle-pool.ts';
import { databaseLine } from './connections/network-line.fixture.ts';
import { type Database, type DatabaseOptions, openDatabase, type Queryable } from './database.ts';
import { ask } from './embedded/server.fixture.ts';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './errors.ts';
import { startTestServer, type TestServer } from './test-database.ts';

const places = pgTable('places', { id: integer().primaryKey(), name: text().notNull() });
const schema = { places };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await ask(server.connection, 'DROP TABLE IF EXISTS places');
  await ask(server.connection, 'CREATE TABLE places (id integer PRIMARY KEY, name text NOT NULL)');
  await ask(server.connection, `INSERT INTO places VALUES (1, 'Lisbon'), (2, 'Porto')`);
});

async function open(options: Partial<DatabaseOptions<typeof schema>> = {}): Promise<Database<typeof schema>> {
  const database = await openDatabase({ connection: server.connection, poolSize: 2, schema, ...options });
  onTestFinished(() => database.close());
  return database;
}

async function backendOf(queryable: Queryable<typeof schema>): Promise<number> {
  const { rows } = await queryable.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]?.pid as number;
}

/** Ends a session on the server and waits until it is gone there. */
async function endBackend(pid: number): Promise<void> {
  await ask(server.connection, `SELECT pg_terminate_backend(${pid}, 5000)`);
}

function prepareNames(database: Database<typeof schema>) {
  return database.reads.select().from(places).orderBy(places.id).prepare('place_names');
}

const bothPlaces = [
  { id: 1, name: 'Lisbon' },
  { id: 2, name: 'Porto' },
];

test('db writes in transactions, reads reads, and functions accept either of them or a transaction', async () => {
  const { db, reads } = await open();
  const count = (queryable: Queryable<typeof schema>) => queryable.$count(places);
  await db.transaction(async (tx) => {
    await tx.insert(places).values({ id: 3, name: 'Faro' });
    expect(await count(tx)).toBe(3);
    expect(await count(reads)).toBe(2);
  });
  expect([await count(db), await count(reads)]).toEqual([3, 3]);
  expect(await reads.query.places.findFirst({ where: sql`id = 3` })).toEqual({ id: 3, name: 'Faro' });
  const failed = db.transaction(async (tx) => {
    await tx.delete(places);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await count(db)).toBe(3);
});

test('reads sends queries without waiting for earlier answers, prepared ones too', async () => {
  const roundTripMs = 100;
  const line = await databaseLine(server.connection);
  onTestFinished(line.close);
  line.become({ delayMs: roundTripMs });
  const database = await open({ connection: line });
  const names = prepareNames(database);
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, () => names.execute()));
  expect(performance.now() - startedAt).toBeLessThan(10 * roundTripMs);
  for (const answer of answers) expect(answer).toEqual(bothPlaces);
});

test('a failing query in the pipeline does not harm the others', async () => {
  const { reads } = await open();
  const outcomes = await Promise.allSettled([
    reads.execute(sql`SELECT 1`),
    reads.execute(sql`SELECT 1 / 0`),
    reads.select().from(places).orderBy(places.id),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('reads can neither write nor open transactions (G-47)', async () => {
  const database = await open();
  const write = database.reads.insert(places).values({ id: 9, name: 'Evora' });
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  const { transaction } = database.reads as typeof database.db;
  await expect(transaction(async () => {})).rejects.toThrow('Use `db` for transactions');
});

test('a lost reads connection rejects its queries, reconnects, and prepares its statements again', async () => {
  const database = await open();
  const names = prepareNames(database);
  expect(await names.execute()).toEqual(bothPlaces);
  const backend = await backendOf(database.reads);
  const asked = database.reads.execute(sql`SELECT pg_sleep(3)`).catch((error) => error);
  await endBackend(backend);
  const error = await asked;
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(error.cause).toBeInstanceOf(DatabaseUnavailableError);
  expect(await names.execute()).toEqual(bothPlaces);
  expect(await backendOf(database.reads)).not.toBe(backend);
});

test('prepared statements survive a migration of their table', async () => {
  const database = await open();
  const everything = database.reads.select({ row: sql<string>`places.*` }).from(places).prepare('everything');
  await everything.execute();
  await ask(server.connection, 'ALTER TABLE places ADD COLUMN country text');
  const answers = await Promise.all(Array.from({ length: 20 }, () => everything.execute()));
  for (const answer of answers) expect(answer).toHaveLength(2);
});

test('a transaction that loses its connection rejects, and the process continues', async () => {
  const { db } = await open({ poolSize: 1 });
  const lost = db.transaction(async (tx) => {
    await endBackend(await backendOf(tx));
    await tx.select().from(places);
  });
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await db.$count(places)).toBe(2);
});

test('losing idle pooled connections does no harm', async () => {
  const { db } = await open({ poolSize: 1 });
  await endBackend(await backendOf(db));
  await vi.waitFor(async () => expect(await db.$count(places)).toBe(2), { timeout: 150_000 });
});

test('an answer that came in time is no late one because the process was busy itself', async () => {
  const { reads } = await open({ statementTimeoutMs: 200 });
  await reads.execute(sql`SELECT 1`);
  const asked = reads.execute(sql`SELECT 2 AS answer`).then(({ rows }) => rows);
  // It is on its way now; nothing is read before the next turn of the event loop.
  for (let turn = 0; turn < 50; turn += 1) await null;
  const until = performance.now() + 500;
  while (performance.now() < until);
  expect(await asked).toEqual([{ answer: 2 }]);
});

test('a statement that takes too long is cancelled (T64)', async () => {
  const { db, reads } = await open({ statementTimeoutMs: 200 });
  await expect(reads.execute(sql`SELECT pg_sleep(5)`)).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(db.execute(sql`SELECT pg_sleep(5)`)).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await reads.$count(places)).toBe(2);
});

test('a transaction that takes too long in all is rolled back and gives its connection back', async () => {
  const { db } = await open({ poolSize: 1, transactionTimeoutMs: 400 });
  const slow = db.transaction(async (tx) => {
    await tx.insert(places).values({ id: 3, name: 'Faro' });
    for (let time = 0; time < 10; time += 1) await tx.execute(sql`SELECT pg_sleep(0.1)`);
  });
  await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await db.transaction((tx) => tx.$count(places))).toBe(2);
});

test('a transaction that is allowed to take longer does, and what its connection does next has the old limits', async () => {
  const { db } = await open({ poolSize: 1, statementTimeoutMs: 200, transactionTimeoutMs: 400 });
  await db.transaction(async (tx) => {
    // In a savepoint as well, which is no other transaction.
    await tx.transaction((part) => allowLonger(part, 20_000));
    // Longer than a statement, a transaction or a silent server may take.
    await tx.execute(sql`SELECT pg_sleep(3)`);
  });
  await expect(db.execute(sql`SELECT pg_sleep(5)`)).rejects.toSatisfy(isDatabaseUnavailable);
  const slow = db.transaction(async (tx) => {
    for (let time = 0; time < 10; time += 1) await tx.execute(sql`SELECT pg_sleep(0.1)`);
  });
  await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
});

test('a network that drops everything blocks no query for more than five seconds, and leaves nothing behind', async () => {
  const line = await databaseLine(server.connection);
  onTestFinished(line.close);
  const { db, reads } = await open({ connection: line, poolSize: 1 });
  await Promise.all([db.$count(places), reads.$count(places)]);
  line.become({ isBlackHole: true });
  const startedAt = performance.now();
  const transaction = expect(db.transaction((tx) => tx.$count(places))).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(reads.$count(places)).rejects.toSatisfy(isDatabaseUnavailable);
  await transaction;
  // The lost connection is noticed: what is asked later waits a moment only.
  const laterAt = performance.now();
  await expect(reads.$count(places)).rejects.toSatisfy(isDatabaseUnavailable);
  expect(performance.now() - laterAt).toBeLessThan(1500);
  expect(laterAt - startedAt).toBeLessThan(5000);
  line.become({});
  // The pool's only connection has been given back although its BEGIN failed.
  expect(await db.transaction((tx) => tx.$count(places))).toBe(2);
  await vi.waitFor(async () => expect(await reads.$count(places)).toBe(2), { timeout: 150_000 });
});
