import { connect } from 'node:net';
import { cloneTestDatabase, type TestDatabase } from '@trekker/database/test-database.ts';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { provideBuild } from '../../test/built-pages.ts';
import { addressOf, type ChildSite, emptyFolder, startSite } from '../../test/child-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let clone: TestDatabase;
let db: pg.Client;
let data: ReturnType<typeof emptyFolder>;

beforeAll(provideBuild);
beforeEach(async () => {
  clone = await cloneTestDatabase(inject('testServer'));
  db = new pg.Client(clone.connection);
  await db.connect();
  data = emptyFolder();
});
afterEach(async () => {
  await db.end();
  await clone.drop();
  data.remove();
});

const start = (workers: string) =>
  startSite({ DATABASE_URL: addressOf(clone.connection), DATA_DIR: data.folder, SAMPLE: 'none', WORKERS: workers });

/** Resolves when a statement of the site waits for a lock. */
const isWaiting = () =>
  vi.waitUntil(async () => (await db.query('select from pg_locks where not granted')).rowCount, {
    timeout: 5000,
    interval: 10,
  });

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const refusesConnections = ({ origin }: ChildSite) =>
  vi.waitUntil(async () => !(await takesConnections(Number(new URL(origin).port))), { timeout: 5000, interval: 10 });

describe.each(['1', '2'])('with WORKERS=%s', (workers) => {
  test('an empty site starts, and SIGTERM lets every request that had come finish', async () => {
    const site = await start(workers);
    expect(site.stdout()).toMatch(/^Trekker is ready at http:\/\/127\.0\.0\.1:\d+ \(started in \d+\.\d s\)\n$/);
    expect((await site.ask('/readyz')).status).toBe(200);
    const list = await site.ask('/destinations');
    expect([list.status, list.text.includes('No destinations found matching your criteria.')]).toEqual([200, true]);

    await db.query('begin; lock table destinations in access exclusive mode');
    // A call, and a page that asks a second time after its first answer.
    const answers = Promise.all(['/api/v3/destination?page=2', '/destinations/nowhere'].map((path) => site.ask(path)));
    await isWaiting();
    site.child.kill('SIGTERM');
    await refusesConnections(site);
    await db.query('commit');
    const [call, page] = await answers;
    expect(call?.json).toMatchObject({ success: true, data: [], totalCount: 0, totalPages: 1 });
    expect([page?.status, page?.text.includes('Destination not found')]).toEqual([404, true]);

    // The client would have kept its connections open for ten seconds.
    const since = performance.now();
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - since).toBeLessThan(9000);
    expect(site.stderr()).toBe('');
  });
});

test('a second signal ends a stop that takes too long', async () => {
  const site = await start('1');
  await db.query('begin; lock table destinations in access exclusive mode');
  const answer = site.ask('/api/v3/destination').catch((error: Error) => error);
  await isWaiting();
  site.child.kill('SIGTERM');
  await refusesConnections(site);
  site.child.kill('SIGTERM');
  expect((await site.ended).code).toBe(1);
  expect(await answer).toBeInstanceOf(Error);
});
