import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { ask } from './embedded/server.fixture.ts';
import { type ReplicatedServers, startReplicatedServers } from './replicated-servers.fixture.ts';

let servers: ReplicatedServers;
let database: Database;

beforeAll(async () => {
  servers = await startReplicatedServers();
  await ask(servers.primary.connection, 'CREATE TABLE things (id serial PRIMARY KEY)');
  database = await openDatabase({
    connection: servers.primary.connection,
    replica: servers.replica.connection,
    poolSize: 2,
    statementTimeoutMs: 1000,
  });
});
afterAll(async () => {
  await database.close();
  await servers.stop();
});

const isUsed = () => vi.waitUntil(() => database.replica?.state().isUsed, { timeout: 150_000, interval: 5 });

/** Which server answers: only a replica recovers. */
async function answeredBy(): Promise<'primary' | 'replica'> {
  const result = await database.replica?.reads.execute<{ replica: boolean }>(
    sql`SELECT pg_is_in_recovery() AS replica`,
  );
  return result?.rows[0]?.replica ? 'replica' : 'primary';
}

async function count(): Promise<number> {
  const result = await database.replica?.reads.execute<{ count: number }>(sql`SELECT count(*)::int FROM things`);
  return result?.rows[0]?.count ?? Number.NaN;
}

async function add(): Promise<void> {
  await database.db.execute(sql`INSERT INTO things DEFAULT VALUES`);
  database.replica?.changed();
}

test('the replica answers once it has replayed everything from the primary', async () => {
  await isUsed();
  expect(await answeredBy()).toBe('replica');
});

test('every read after a change shows the change, and the replica is used again soon', async () => {
  const before = await count();
  for (let number = 1; number <= 50; number += 1) {
    await add();
    expect(await count()).toBe(before + number);
    // Half of them meet a replica that has caught up, half one that has not.
    if (number % 2) await isUsed();
  }
  await isUsed();
  expect(await answeredBy()).toBe('replica');
  expect(await count()).toBe(before + 50);
});

test('a replica that stops replaying is not asked for what it lacks', async () => {
  await isUsed();
  await ask(servers.replica.connection, 'SELECT pg_wal_replay_pause()');
  const before = await count();
  expect(await answeredBy()).toBe('replica');
  await add();
  for (let turn = 0; turn < 20; turn += 1) {
    expect([await answeredBy(), await count()]).toEqual(['primary', before + 1]);
    await new Promise(setImmediate);
  }
  await ask(servers.replica.connection, 'SELECT pg_wal_replay_resume()');
  await isUsed();
  expect([await answeredBy(), await count()]).toEqual(['replica', before + 1]);
});

test('a query that the replica cannot finish is answered by the primary', async () => {
  await isUsed();
  const { fallbacks = 0 } = database.replica?.state() ?? {};
  const slow = Promise.resolve(
    database.replica?.reads.execute(sql`SELECT pg_sleep(0.5), pg_is_in_recovery() AS replica`),
  );
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`;
  await vi.waitUntil(async () => (await ask(servers.replica.connection, end)).length, {
    timeout: 150_000,
    interval: 10,
  });
  expect((await slow)?.rows[0]).toMatchObject({ replica: false });
  expect(database.replica?.state().fallbacks).toBeGreaterThan(fallbacks);
  await isUsed();
});

test('a replica that is down causes no errors, and is used again when it is back', async () => {
  await isUsed();
  const told: string[] = [];
  database.replica?.onReason((reason) => told.push(reason));
  await servers.replica.stop();
  expect(await answeredBy()).toBe('primary');
  await vi.waitUntil(() => told.length > 0, { timeout: 150_000 });
  expect(told).toEqual([expect.stringContaining('connection')]);
  await servers.restartReplica();
  await isUsed();
  expect(told).toEqual([expect.any(String), '']);
  expect(await answeredBy()).toBe('replica');
});

test('the replica keeps answering while the primary is down', async () => {
  await isUsed();
  const before = await count();
  await servers.primary.stop();
  expect([await answeredBy(), await count()]).toEqual(['replica', before]);
  await expect(database.reads.execute(sql`SELECT`)).rejects.toThrow();
  expect(await answeredBy()).toBe('replica');
  await servers.restartPrimary();
  await vi.waitFor(add, { timeout: 150_000 });
  expect(await count()).toBe(before + 1);
  await isUsed();
});

test('a different database is never used as a replica', async () => {
  const other = await openDatabase({
    connection: servers.primary.connection,
    replica: servers.primary.connection,
    poolSize: 1,
  });
  await vi.waitUntil(() => other.replica?.state().reason.includes('no replica'), { timeout: 150_000 });
  expect(other.replica?.state().isUsed).toBe(false);
  await other.close();
});
