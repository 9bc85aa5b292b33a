import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { cloneTestDatabase, type TestDatabase } from '@trekker/database/test-database.ts';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { waitingStatements } from '../../test/calls/waiting-statements.ts';
import { provideBuild } from '../../test/site/built-pages.ts';
import { addressOf, type ChildSite, emptyFolder, spawnSite, startSite } from '../../test/site/child-site.ts';
import { runningWith } from '../../test/site/process-list.ts';
import { freePort, procFile } from '../../test/site/site-process.ts';
import { environmentWith } from '../config/environment.ts';

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
  vi.waitUntil(async () => (await db.query(waitingStatements)).rowCount, {
    timeout: 150_000,
    interval: 10,
  });

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

const refusesConnections = ({ origin }: ChildSite) =>
  vi.waitUntil(async () => !(await takesConnections(Number(new URL(origin).port))), { timeout: 150_000, interval: 10 });

/** A connection that has had its answer and is kept for the next request; `closed` is the moment of its end. */
async function aKeptConnection({ origin }: ChildSite): Promise<{ closed: Promise<number> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const closed = once(socket, 'close').then(() => performance.now());
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(socket, 'data');
  socket.resume();
  return { closed };
}

test('the address of the set-up is printed when it answers', async () => {
  const settings = { DATABASE_URL: addressOf(clone.connection), DATA_DIR: data.folder, SAMPLE: 'none', WORKERS: '1' };
  const site = spawnSite({ ...settings, PORT: await freePort() });
  onTestFinished(async () => {
    site.child.kill('SIGKILL');
    await site.ended;
  });
  const line = /^Set up your magazine: \S+(\/setup\?code=\S+)\n/m;
  await vi.waitUntil(() => line.test(site.stdout()), { timeout: 120_000, interval: 5 });
  const { text } = await site.ask(line.exec(site.stdout())?.[1] ?? '');
  expect(text).toContain('Set up your magazine');
});

describe.each(['1', '2'])('with WORKERS=%s', (workers) => {
  test('an empty site starts, and SIGTERM lets every received request finish', async () => {
    await db.query(`insert into accounts (email, name, role) values ('owner@example.com', 'Owner', 'AUTHOR')`);
    const site = await start(workers);
    expect(site.stdout()).toMatch(/^Trekker is ready at http:\/\/127\.0\.0\.1:\d+ \(started in \d+\.\d s\)\n$/);
    expect((await site.ask('/readyz')).status).toBe(200);
    const list = await site.ask('/destinations');
    expect([list.status, list.text.includes('No destinations yet')]).toEqual([200, true]);

    await db.query('begin; lock table destinations in access exclusive mode');
    const leftOpen = await aKeptConnection(site);
    // A call, and a page that asks a second time after its first answer.
    const answers = Promise.all(['/api/v3/destination?page=2', '/destinations/nowhere'].map((path) => site.ask(path)));
    await isWaiting();
    site.child.kill('SIGTERM');
    await refusesConnections(site);
    await db.query('commit');
    const [call, page] = await answers;
    expect(call?.json).toMatchObject({ success: true, data: [], totalCount: 0, totalPages: 1 });
    expect([page?.status, page?.text.includes('Destination not found')]).toEqual([404, true]);

    // The client would have kept its connection open for ten seconds.
    const since = performance.now();
    expect((await leftOpen.closed) - since).toBeLessThan(9000);
    expect(await site.ended).toEqual({ code: 0, signal: null });
    expect(site.stderr()).toBe('');
  });
});

test('a second signal ends a shutdown that takes too long', async () => {
  const site = await start('1');
  await db.query('begin; lock table destinations in access exclusive mode');
  const answer = site.ask('/api/v3/destination').catch((error: Error) => error);
  await isWaiting();
  site.child.kill('SIGTERM');
  await refusesConnections(site);
  // What comes right after the first is the same wish, told twice.
  const asking = setInterval(() => site.child.kill('SIGTERM'), 100);
  const since = performance.now();
  expect((await site.ended).code).toBe(1);
  clearInterval(asking);
  expect(performance.now() - since).toBeGreaterThan(500);
  expect(await answer).toBeInstanceOf(Error);
});

describe('npm start', () => {
  const root = path.resolve(import.meta.dirname, '../../..');

  /** As a terminal starts it: npm and what it starts are one group of processes. */
  const startByNpm = async () => {
    const settings = { DATABASE_URL: addressOf(clone.connection), DATA_DIR: data.folder, SAMPLE: 'none', WORKERS: '1' };
    const port = await freePort();
    const env = { ...environmentWith({}), NODE_OPTIONS: '', ...settings, PORT: port, METRICS_PORT: '0' };
    const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const group = npm.pid ?? 0;
    const said = { text: '' };
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said.text += text;
      });
    const ended = once(npm, 'exit');
    const isRunning = () => runningWith('tools/scripts/start.mjs').some((pid) => groupOf(pid) === group);
    onTestFinished(() => {
      if (isRunning()) process.kill(-group, 'SIGKILL');
    });
    await vi.waitUntil(() => said.text.includes('is ready at'), { timeout: 150_000, interval: 20 });
    return { npm, group, ended, isRunning };
  };
  const endsByItself = (isRunning: () => boolean) =>
    vi.waitUntil(() => !isRunning(), { timeout: 150_000, interval: 50 });

  test('passes a signal on to the site, which shuts down cleanly', async () => {
    const { npm, ended, isRunning } = await startByNpm();
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isRunning()).toBe(false);
  });

  test('shuts down cleanly with Ctrl-C, which reaches the site twice', async () => {
    const { group, ended, isRunning } = await startByNpm();
    process.kill(-group, 'SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(isRunning()).toBe(false);
  });

  test('leaves no site running when npm is killed', async () => {
    const { npm, isRunning } = await startByNpm();
    npm.kill('SIGKILL');
    await endsByItself(isRunning);
  });
});

/** The group of processes that one belongs to (Linux). */
function groupOf(pid: number): number {
  return Number(procFile(pid, 'stat').split(') ')[1]?.split(' ')[2]);
}
