import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { databaseLine } from '@trekker/database/connections/network-line.fixture.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { soon } from './calls/staff-calls.ts';
import { waitingStatements } from './calls/waiting-statements.ts';
import { testSite } from './site/test-site.ts';

let line: Awaited<ReturnType<typeof databaseLine>>;
let direct: SocketConnection;
const site = testSite({
  connectBy: async (connection) => {
    direct = connection;
    line = await databaseLine(connection);
    return { url: line.url };
  },
});

const list = '/api/v3/destination';
const calls = [list, `${list}/lisbon`, `${list}/lisbon/nearby`, `${list}/lisbon/map.svg`, `${list}/lisbon/reviews`];

// What is in memory is answered for a while, whatever the database does.
beforeEach(() => site.site.cache.clear());
afterEach(async () => {
  line.become({});
  await isReady(200);
});
afterAll(() => line.close());

const isReady = (status: number) =>
  vi.waitUntil(async () => (await site.ask('/readyz')).status === status, { timeout: 150_000, interval: 100 });

describe.each([{ isCut: true }, { isBlackHole: true }])('while the database is down (%o)', (fault) => {
  test('every call answers 503 within five seconds, with a time to retry', async () => {
    await isReady(200);
    line.become(fault);
    const since = performance.now();
    const answers = await Promise.all(calls.map((path) => site.ask(path)));
    expect(performance.now() - since).toBeLessThan(5000);
    for (const { status, headers, json } of answers) {
      expect([status, headers['retry-after'], json.success]).toEqual([503, '5', false]);
      expect(json.message).toBe('The service is busy. Try again in a moment.');
      expect(headers['cache-control']).toMatch(/no-store/);
    }
    // The process is up, but not to be sent requests.
    await isReady(503);
    const ready = await site.ask('/readyz');
    expect([ready.headers['retry-after'], ready.json.message]).toEqual(['5', 'The database does not answer']);
    expect((await site.ask('/healthz')).json).toEqual({ success: true });
  });
});

test('sixty calls at once are answered within five seconds while the database does not respond', async () => {
  await vi.waitUntil(async () => (await site.ask(`${list}?page=99`)).status === 200, {
    timeout: 150_000,
    interval: 100,
  });
  line.become({ isBlackHole: true });
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, page) => site.ask(`${list}?page=${page + 1}`)));
  expect(performance.now() - since).toBeLessThan(5000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
});

test('all calls work again when the database is back, without a restart', async () => {
  await aDestination(site.db, { name: 'Lisbon' });
  expect((await site.ask(list)).status).toBe(200);
  line.become({ isCut: true });
  // What changes from now on is not heard, so what is in memory may not be shown.
  await vi.waitUntil(async () => (await site.ask(list)).status === 503, { timeout: 150_000 });
  await isReady(503);
  line.become({});
  await isReady(200);
  for (const path of calls) expect([path, (await site.ask(path)).status]).toEqual([path, 200]);
});

test('a change is public within a second also while nobody can tell of it', async () => {
  await isReady(200);
  const { id } = await aDestination(site.db, { name: 'Porto', slug: 'porto' });
  const client = new pg.Client(direct);
  await client.connect();
  onTestFinished(() => client.end());
  const listeners = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and (query like 'LISTEN%' or query = 'SELECT')`;
  await vi.waitUntil(async () => (await client.query(`select ${listeners}`)).rowCount, { timeout: 150_000 });
  line.become({ refusesNew: true });
  await client.query(`select pg_terminate_backend(pid) ${listeners}`);
  await vi.waitUntil(async () => (await client.query(`select ${listeners}`)).rowCount === 0, soon);
  const name = async () => (await site.ask(`${list}/porto`)).json.data.name;
  expect(await name()).toBe('Porto');
  await client.query('update destinations set name = $2 where id = $1', [id, 'Oporto']);
  await vi.waitUntil(async () => (await name()) === 'Oporto', { timeout: 1500 });
});

test('a request whose database connection is lost half-way is answered in time', async () => {
  const client = new pg.Client(direct);
  await client.connect();
  await client.query('begin; lock table destinations in access exclusive mode');
  const waiting = site.ask(`${list}?page=9`);
  await vi.waitUntil(async () => (await client.query(waitingStatements)).rowCount, soon);
  const since = performance.now();
  line.become({ isCut: true });
  expect((await waiting).status).toBe(503);
  expect(performance.now() - since).toBeLessThan(5000);
  await client.end();
});

test('health checks ask the database at most once a second (T66)', async () => {
  const asked = vi.spyOn((site.database.reads as unknown as { $client: { query(): unknown } }).$client, 'query');
  const since = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => site.ask('/readyz')));
  const seconds = (performance.now() - since) / 1000;
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + Math.floor(seconds));
  asked.mockRestore();
});

test('a nearly full disk is reported by the health check, which still succeeds', async () => {
  expect((await site.ask('/readyz')).json).toMatchObject({ success: true, disk: 'ok' });
  const twin = await site.twin({ leastFreeMegabytes: 1_000_000_000 });
  const { status, json } = await twin.ask('/readyz');
  await twin.close();
  expect(status).toBe(200);
  expect(json).toMatchObject({ success: true, disk: 'nearly full: nothing is saved' });
});
