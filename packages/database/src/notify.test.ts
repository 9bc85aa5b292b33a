import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Connection } from './connections/connection.ts';
import { databaseLine } from './connections/network-line.fixture.ts';
import { type Database, openDatabase } from './database.ts';
import { ask } from './embedded/server.fixture.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { listen, notify } from './notify.ts';
import { startTestServer, type TestServer } from './test-database.ts';

let server: TestServer;
let database: Database;

beforeAll(async () => {
  server = await startTestServer();
  database = await openDatabase({ connection: server.connection, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Listens on a channel and writes down everything that happens, in order. */
async function record(channel: string, connection: Connection = server.connection) {
  const events: unknown[] = [];
  const listener = await listen(connection, channel, {
    onItems: (items) => events.push(...items),
    onLost: () => events.push('(lost)'),
    onRegained: () => events.push('(regained)'),
  });
  onTestFinished(() => listener.close());
  return { events, listener };
}

test('listeners of a channel receive what a transaction notified, when it commits', async () => {
  const { events } = await record('news');
  const other = await record('other news');
  await database.db.transaction(async (tx) => {
    await notify(tx, 'news', ['a', 'b "quoted"', 'ü']);
    await notify(tx, 'news', []);
    await notify(database.db, 'news', ['earlier']);
  });
  await vi.waitUntil(() => events.length === 4, { timeout: 150_000 });
  expect(events).toEqual(['earlier', 'a', 'b "quoted"', 'ü']);
  expect(other.events).toEqual([]);
});

test('listeners receive nothing from a transaction that rolls back', async () => {
  const { events } = await record('rolled_back');
  await database.db
    .transaction(async (tx) => {
      await notify(tx, 'rolled_back', ['never']);
      tx.rollback();
    })
    .catch(() => {});
  await notify(database.db, 'rolled_back', ['after']);
  await vi.waitUntil(() => events.length > 0, { timeout: 150_000 });
  expect(events).toEqual(['after']);
});

test('notifications carry long lists completely and in order, and refuse an item that is too long', async () => {
  const { events } = await record('long');
  const items = Array.from({ length: 3000 }, (_, index) => `destination:"ü"${index}`);
  await notify(database.db, 'long', items);
  await vi.waitUntil(() => events.length >= items.length, { timeout: 150_000 });
  expect(events).toEqual(items);
  await notify(database.db, 'long', ['x'.repeat(7890)]);
  await expect(notify(database.db, 'long', ['x'.repeat(7900)])).rejects.toThrow(RangeError);
});

test('a foreign payload is received as one item', async () => {
  const { events } = await record('foreign');
  await database.db.execute(sql`SELECT pg_notify('foreign', 'by hand')`);
  await vi.waitUntil(() => events.length > 0, { timeout: 150_000 });
  expect(events).toEqual(['by hand']);
});

const endListeners = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT'`;

test('the listener reports a lost connection, reconnects soon, and stops when closed', async () => {
  const { events, listener } = await record('killed');
  const killedAt = performance.now();
  await ask(server.connection, endListeners);
  await vi.waitUntil(() => events.includes('(regained)'), { timeout: 150_000 });
  expect(performance.now() - killedAt).toBeLessThan(1500);
  await notify(database.db, 'killed', ['heard']);
  await vi.waitUntil(() => events.includes('heard'), { timeout: 150_000 });
  expect(events).toEqual(['(lost)', '(regained)', 'heard']);

  await listener.close();
  expect(await ask(server.connection, `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`)).toEqual([]);
  expect(events).toHaveLength(3);
});

test('the listener notices a network that has gone silent, and reconnects when it is back', async () => {
  const line = await databaseLine(server.connection);
  onTestFinished(line.close);
  const { events } = await record('silent', line);
  line.become({ isBlackHole: true });
  await vi.waitUntil(() => events.includes('(lost)'), { timeout: 150_000 });
  line.become({});
  await vi.waitUntil(() => events.includes('(regained)'), { timeout: 150_000 });
  await notify(database.db, 'silent', ['heard']);
  await vi.waitUntil(() => events.includes('heard'), { timeout: 150_000 });
});

test('the listener rejects when its first connection fails', async () => {
  const nowhere = listen({ url: 'postgres://127.0.0.1:1/none' }, 'x', { onItems: () => {} });
  await expect(nowhere).rejects.toSatisfy(isDatabaseUnavailable);
});

test('one of several listeners is the first, and when it is gone another is', async () => {
  const records = [await record('ranked'), await record('ranked'), await record('ranked')];
  const listeners = records.map(({ listener }) => listener);
  const other = await record('ranked otherwise');
  const ranks = () => listeners.slice(1).map((listener) => listener.isFirst());
  expect([listeners[0]?.isFirst(), ...ranks()]).toEqual([true, false, false]);
  expect(other.listener.isFirst()).toBe(true);

  await listeners[0]?.close();
  await vi.waitUntil(() => ranks().some(Boolean), { timeout: 150_000 });
  expect(ranks().filter(Boolean)).toHaveLength(1);

  await ask(server.connection, endListeners);
  await vi.waitUntil(() => records.slice(1).every(({ events }) => events.includes('(regained)')), { timeout: 150_000 });
  await vi.waitUntil(() => ranks().some(Boolean), { timeout: 150_000 });
  expect(ranks().filter(Boolean)).toHaveLength(1);
});

test('a listener that closes has heard what was notified before', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { events, listener } = await record('last words');
    await notify(database.db, 'last words', ['heard']);
    await listener.close();
    expect(events).toEqual(['heard']);
  }
});
