import { type Database, openDatabase } from '@trekker/database/database.ts';
import { type ReplicatedServers, startReplicatedServers } from '@trekker/database/replicated-servers.fixture.ts';
import type { S3Settings } from '@trekker/media-storage/s3-calls.ts';
import { type S3Double, startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anImageFile } from '../../test/calls/forms.ts';
import { soon } from '../../test/calls/staff-calls.ts';
import { provideBuild } from '../../test/site/built-pages.ts';
import { addressOf, type ChildSite, emptyFolder, spawnSite } from '../../test/site/child-site.ts';
import { freePort } from '../../test/site/site-process.ts';
import type { RawSettings } from '../config/environment.ts';
import { aLogin } from '../features/accounts/server/account.fixture.ts';
import { destinationFields } from '../features/destinations/server/staff/destination-form.fixture.ts';

// Two HTTP processes and a job worker as they would run on three machines: nothing in common but PostgreSQL, its
// replica and S3.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

let servers: ReplicatedServers;
let store: S3Double;
let database: Database;
let headers: Record<string, string>;
let one: ChildSite;
let two: ChildSite;
let placeId: string;
const ends: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  [servers, store] = await Promise.all([startReplicatedServers(), startS3Double(), provideBuild()]);
  const common = settings(await store.makeBucket());
  const prepared = spawnSite({ ...common, DATA_DIR: aFolder() }, 'migrate');
  expect([await prepared.ended, prepared.stderr()]).toEqual([{ code: 0, signal: null }, '']);
  one = await machine(common, 'http-worker');
  two = await machine(common, 'http-worker');
  await machine(common, 'job-worker');
  database = await openDatabase({ connection: servers.primary.connection, poolSize: 1 });
  ends.push(() => database.close());
  headers = (await aLogin(database.db, { role: 'AUTHOR' })).headers;
  for (const site of [one, two]) await isReady(site);
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await store?.close();
  await servers?.stop();
});

function settings(bucket: S3Settings): RawSettings {
  return {
    DATABASE_URL: addressOf(servers.primary.connection),
    DATABASE_REPLICA_URL: addressOf(servers.replica.connection),
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    SITE_URL: 'https://trekker.example',
    SAMPLE: 'none',
    RATE_LIMIT_SCALE: '1000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
}

function aFolder(): string {
  const { folder, remove } = emptyFolder();
  ends.push(remove);
  return folder;
}

async function machine(common: RawSettings, file: string): Promise<ChildSite> {
  const ports = { PORT: await freePort(), METRICS_PORT: await freePort() };
  const site = spawnSite({ ...common, ...ports, DATA_DIR: aFolder() }, file);
  metricsPorts.set(site, ports.METRICS_PORT);
  ends.push(async () => {
    site.child.kill('SIGTERM');
    await site.ended;
  });
  return site;
}

const metricsPorts = new Map<ChildSite, string>();

async function figure(site: ChildSite, name: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPorts.get(site)}/metrics`);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
}

const isReady = (site: ChildSite, status = 200) =>
  vi.waitUntil(async () => (await site.ask('/readyz').catch(() => null))?.status === status, {
    timeout: 150_000,
    interval: 50,
  });

const usesReplica = (site: ChildSite) =>
  vi.waitUntil(async () => (await figure(site, 'trekker_replica_used')) === 1, { timeout: 150_000, interval: 50 });

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client(servers.replica.connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function save(site: ChildSite, method: string, path: string, fields: Record<string, unknown>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each as string | Blob);
  const answer = await fetch(`${site.origin}/api/v5/admin/destination${path}`, { method, headers, body });
  const { data, message } = JSON.parse(await answer.text());
  expect([answer.ok, message]).toEqual([true, expect.any(String)]);
  return data;
}

const rename = (site: ChildSite, name: string) => save(site, 'PUT', `/${placeId}`, { name });

async function plan(site: ChildSite, planned: object): Promise<void> {
  const json = { ...headers, 'content-type': 'application/json' };
  const address = `${site.origin}/api/v5/admin/schedule/destination/${placeId}`;
  expect((await fetch(address, { method: 'PUT', headers: json, body: JSON.stringify(planned) })).status).toBe(200);
}

/** What this process shows everybody at this moment. */
const shownNames = async (site: ChildSite): Promise<string[]> =>
  (await site.ask('/api/v3/destination?limit=50')).json.data.map(({ name }: { name: string }) => name);

const shows = (site: ChildSite, name: string) =>
  vi.waitUntil(async () => (await shownNames(site)).includes(name), { ...soon, interval: 10 });

// One after the other: the first makes the place that the others rename, the last kills a process.
describe('several machines', { shuffle: false }, () => {
  test("show each other's changes with images, whose small sizes the job worker makes", async () => {
    const images = await Promise.all(['#336699', '#669933'].map((colour) => anImageFile('view.png', colour)));
    const fields = { ...destinationFields, isPublished: 'true', thumbnail: await anImageFile(), images };
    const place = await save(one, 'POST', '', fields);
    placeId = place._id;
    await shows(two, 'Reine');
    const page = await two.ask(`/destinations/${place.slug}`);
    expect([page.status, page.text.includes('Reine')]).toEqual([200, true]);
    const address = new URL(place.images[0].secure_url, one.origin).pathname;
    const [here, there] = await Promise.all([one, two].map((site) => site.ask(address)));
    expect([here?.status, there?.status]).toEqual([200, 200]);
    expect(here?.body.equals(there?.body ?? Buffer.alloc(0))).toBe(true);
    const waiting = `SELECT FROM pgboss.job WHERE state < 'completed' AND name = 'make-picture-variants'`;
    await vi.waitUntil(async () => (await database.pool.query(waiting)).rowCount === 0, { timeout: 150_000 });
  });

  test("accept each other's logins, and a logout ends them on both", async () => {
    const person = await aLogin(database.db);
    const me = async (site: ChildSite) => (await site.ask('/api/v3/auth/me', { headers: person.headers })).status;
    expect([await me(one), await me(two)]).toEqual([200, 200]);
    await one.ask('/api/v3/auth/logout', { method: 'POST', headers: person.headers });
    expect([await me(one), await me(two)]).toEqual([401, 401]);
  });

  test('log each request in one line, with its id and its client but not what was asked', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    const ids: unknown[] = [];
    for (const path of [
      '/api/v3/destination?q=secretword',
      '/api/v3/destination?q=secretword',
      '/api/v3/auth/me?token=secretword',
    ])
      ids.push((await two.ask(path, { headers: forwarded })).headers['x-request-id']);
    await two.ask('/api/v3/auth/set-cookie/secretword', { method: 'POST' });
    type Line = { level: string; reqId?: string; path?: string; client?: string; status?: number; msg: string };
    const lines = () =>
      two
        .stdout()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
    await vi.waitUntil(() => lines().some(({ path }) => path === '/api/v3/auth/set-cookie/:token'), soon);
    const mine = lines().filter(({ client }) => client === '203.0.113.9');
    expect(mine.map(({ level, reqId, path, status, msg }) => [level, reqId, path, status, msg])).toEqual([
      ['info', ids[0], '/api/v3/destination', 200, 'request'],
      ['info', ids[1], '/api/v3/destination', 200, 'request'],
      ['info', ids[2], '/api/v3/auth/me', 401, 'request'],
    ]);
    expect(two.stdout()).not.toContain('secretword');
  });

  describe('with a read replica', () => {
    test('that stops replaying show no outdated list', async () => {
      for (const site of [one, two]) await usesReplica(site);
      await onReplica('SELECT pg_wal_replay_pause()');
      for (const name of ['Bergen', 'Oslo', 'Bodø']) {
        await rename(one, name);
        for (const site of [one, two]) await shows(site, name);
      }
      expect(await figure(two, 'trekker_replica_used')).toBe(0);
      await onReplica('SELECT pg_wal_replay_resume()');
      for (const site of [one, two]) {
        await usesReplica(site);
        expect(await shownNames(site)).toEqual(['Bodø']);
      }
    });

    test.each([
      ['unpublishAt', []],
      ['publishAt', ['Bodø']],
    ])('that stops replaying before an instant of %s show nothing of before it', async (name, wanted) => {
      const at = Date.now() + 3000;
      await plan(one, { [name]: new Date(at).toISOString() });
      for (const site of [one, two]) await usesReplica(site);
      await onReplica('SELECT pg_wal_replay_pause()');
      await vi.waitUntil(() => Date.now() >= at, { timeout: 150_000, interval: 5 });
      for (const site of [one, two]) expect(await shownNames(site)).toEqual(wanted);
      await onReplica('SELECT pg_wal_replay_resume()');
      for (const site of [one, two]) await usesReplica(site);
      for (const site of [one, two]) expect(await shownNames(site)).toEqual(wanted);
    });

    test('that is down fail no request', async () => {
      await usesReplica(two);
      await servers.replica.stop();
      const answers = await Promise.all([2, 3, 4].map((page) => two.ask(`/api/v3/destination?page=${page}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await rename(two, 'Narvik');
      await shows(one, 'Narvik');
      await servers.restartReplica();
      for (const site of [one, two]) await usesReplica(site);
    });

    test('answer reads while the primary is down, and refuse writes with a message', async () => {
      await usesReplica(two);
      await servers.primary.stop();
      const [list, page] = await Promise.all([two.ask('/api/v3/destination?page=5'), two.ask('/stories')]);
      expect([list?.status, page?.status]).toEqual([200, 200]);
      expect((await two.ask('/api/v3/destination/admin', { headers })).status).toBe(503);
      await isReady(two, 503);
      expect((await two.ask('/readyz')).json).toMatchObject({
        message: 'The database does not answer',
        database: 'does not answer',
        storage: 'ok',
      });
      await servers.restartPrimary();
      for (const site of [one, two]) await isReady(site);
      await rename(one, 'Tromsø');
      await shows(two, 'Tromsø');
    });
  });

  test('keep working when one of them is killed', async () => {
    one.child.kill('SIGKILL');
    await one.ended;
    await rename(two, 'Ålesund');
    await shows(two, 'Ålesund');
  });
});
