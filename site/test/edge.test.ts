import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { edgeTag, everythingTag } from '@trekker/response-cache/edge/edge-tag.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { destinationsTag, destinationTag } from '../src/features/destinations/destination.contract.ts';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { dropCached } from '../src/server/endpoints/cache-drops.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { startTestSite, type TestSite, testSite } from './site/test-site.ts';

const token = 'a.token.of.the.test';
const shared = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=30';

/** Writes down what it is told, and answers with `status`; not at all with 0. */
async function anEdge() {
  const edge = { url: '', status: 200, told: [] as { tags: string[]; authorization: string | undefined }[] };
  const server = createServer(async (request, response) => {
    const { tags } = JSON.parse(await text(request));
    edge.told.push({ tags, authorization: request.headers.authorization });
    if (edge.status) response.writeHead(edge.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  edge.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { edge, stop };
}

const { edge, stop } = await anEdge();
afterAll(stop);

const one = testSite({ config: { edge: { urls: [edge.url], token } } });
let other: TestSite;
let lisbon: Destination;
let staff: Record<string, string>;

beforeAll(async () => {
  other = await one.twin();
  lisbon = await aDestination(one.db, { name: 'Lisbon' });
  staff = (await aLogin(one.db, { role: 'AUTHOR' })).headers;
});
afterAll(() => other.close());
afterEach(async () => {
  edge.status = 200;
  await quiet();
  edge.told.length = 0;
});

const figures = async () => {
  const lines = await Promise.all([one, other].map(({ site }) => site.metrics.metrics()));
  return (name: string) =>
    lines
      .flatMap((metrics) => metrics.split('\n').filter((line) => line.startsWith(name)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};
/** Until the edge has been told of everything. */
const quiet = () => vi.waitUntil(async () => (await figures())('trekker_edge_waiting') === 0, { timeout: 150_000 });

const list = '/api/v3/destination';
const place = `${list}/lisbon`;

async function drop(site: TestSite, ...tags: string[]): Promise<void> {
  await site.db.transaction((tx) => dropCached(tx, tags));
}
const toldOf = (tag: string, { told } = edge) => told.filter(({ tags }) => tags.includes(edgeTag(tag)));

test('public answers may be kept by caches in front for a minute, by browsers not, and name their tags', async () => {
  const { headers } = await one.ask(place);
  expect(headers['cache-control']).toBe(shared);
  expect(String(headers['cache-tag']).split(',')).toEqual(
    expect.arrayContaining([everythingTag, edgeTag(destinationTag(lisbon.id))]),
  );
  const again = await one.ask(place, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.headers['cache-control'], again.headers['cache-tag']]).toEqual([
    304,
    shared,
    headers['cache-tag'],
  ]);
});

test('answers that are not kept, failures and all that is for one person, are not for caches in front', async () => {
  const addresses = one.site.endpoints
    .filter(({ method, cacheTags }) => method === 'GET' && !cacheTags)
    .flatMap(({ paths }) => paths.map((path) => path.replace(/:\w+/g, lisbon.id)));
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of [...addresses, `${list}/nowhere`, `${list}?page=0`, '/nowhere', '/healthz'])
    for (const headers of [{}, staff]) {
      const answer = await one.ask(address, { headers });
      expect([address, answer.headers['cache-control'] ?? '', answer.headers['cache-tag']]).toEqual([
        address,
        expect.not.stringContaining('s-maxage'),
        undefined,
      ]);
    }
});

test('without an edge no answer names its tags, and no cache may keep one without asking', async () => {
  const alone = await one.twin({ edge: null });
  onTestFinished(() => alone.close());
  const { headers } = await alone.ask(place);
  expect([headers['cache-control'], headers['cache-tag']]).toEqual(['public, no-cache', undefined]);
});

test('one of two processes tells the edge of a change, with the token: at once, and once more', async () => {
  const saved = performance.now();
  await drop(other, destinationTag(lisbon.id), destinationsTag);
  await vi.waitUntil(() => edge.told.length > 0, soon);
  expect(performance.now() - saved).toBeLessThan(1000);
  await quiet();
  const tags = [destinationTag(lisbon.id), destinationsTag].map(edgeTag);
  expect(edge.told).toEqual([1, 2].map(() => ({ tags, authorization: `Bearer ${token}` })));
});

test('a change by staff names the tags that the answers carry which show it', async () => {
  const before = await Promise.all([place, list].map((address) => one.ask(address)));
  const asAuthor = await callsAs(one, 'AUTHOR');
  expect((await asAuthor('PUT', `/api/v5/admin/destination/featured/${lisbon.id}`)).status).toBe(200);
  await vi.waitUntil(() => edge.told.length > 0, soon);
  const told = edge.told.flatMap(({ tags }) => tags);
  for (const { headers } of before) {
    const own = String(headers['cache-tag'])
      .split(',')
      .filter((tag) => tag !== everythingTag);
    expect(own.filter((tag) => told.includes(tag))).not.toEqual([]);
  }
});

test.each([
  ['says nothing', 0],
  ['refuses the token', 403],
])('an edge that %s keeps no save and no read waiting, and is told when it does again', async (_, status) => {
  edge.status = status;
  const asAuthor = await callsAs(one, 'AUTHOR');
  for (let round = 0; round < 10; round += 1) {
    const begun = performance.now();
    const saved = await asAuthor('PUT', `/api/v5/admin/destination/featured/${lisbon.id}`);
    expect([saved.status, (await one.ask(place)).status]).toEqual([200, 200]);
    // An edge that says nothing is waited for three seconds.
    expect(performance.now() - begun).toBeLessThan(2900);
  }
  await vi.waitUntil(async () => (await figures())('trekker_edge_purges_total{result="failed"}') > 0, soon);
  expect((await figures())('trekker_edge_waiting')).toBeGreaterThan(0);
  edge.status = 200;
  edge.told.length = 0;
  await vi.waitUntil(() => toldOf(destinationTag(lisbon.id)).length > 0, { timeout: 150_000 });
});

test('what a process that ends did not tell, another tells', async () => {
  const { edge: own, stop: stopOwn } = await anEdge();
  onTestFinished(stopOwn);
  own.status = 503;
  const first = await startTestSite({ config: { edge: { urls: [own.url], token } } });
  const second = await first.twin();
  onTestFinished(async () => {
    await second.close();
    await first.close();
  });
  await drop(first, 'left behind');
  await vi.waitUntil(() => toldOf('left behind', own).length > 0, soon);
  await first.site.close();
  own.status = 200;
  own.told.length = 0;
  await vi.waitUntil(() => toldOf('left behind', own).length > 0, soon);
});

test('whoever may have missed a change has the edge drop everything', async () => {
  await one.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query like 'LISTEN%' or query = 'SELECT')`,
  );
  // Nothing waits for as long as no process is the one that tells; so the second time is waited for here.
  await vi.waitUntil(() => edge.told.filter(({ tags }) => tags.includes(everythingTag)).length > 1, {
    timeout: 150_000,
  });
});
