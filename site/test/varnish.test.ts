import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { destinationsTag, destinationTag } from '../src/features/destinations/destination.contract.ts';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { dropCached } from '../src/server/endpoints/cache-drops.ts';
import { type Ask, asker } from './calls/requests.ts';
import { soon } from './calls/staff-calls.ts';
import { isVarnishInstalled, startVarnish, type Varnish } from './site/in-front/varnish.ts';
import { freePort } from './site/site-process.ts';
import { startTestSite, type TestSite, testSite } from './site/test-site.ts';

const isMissing = !isVarnishInstalled();
const token = 'a.token.of.the.test';
const port = await freePort();

const one = testSite({
  config: {
    edge: { urls: [`http://127.0.0.1:${port}/purge`], token },
    trustedProxies: { kind: 'hops', hops: 1 },
  },
});
let other: TestSite;
let varnish: Varnish;
let through: { ask: Ask; close(): void };
let lisbon: Destination;
let staff: Record<string, string>;

const portOf = (site: TestSite) => new URL(site.origin).port;
const start = () => startVarnish([portOf(one), portOf(other)], { port, token });
const ask: Ask = (path, options) => through.ask(path, options);
/** Two numbers: of this request, and of the one that fetched the answer. */
const isFromMemory = (headers: { [name: string]: unknown }) => String(headers['x-varnish']).includes(' ');

const list = '/api/v3/destination';
const place = `${list}/lisbon`;

beforeAll(async () => {
  if (isMissing) return;
  other = await one.twin();
  lisbon = await aDestination(one.db, { name: 'Lisbon' });
  await aDestination(one.db, { name: 'Porto' });
  staff = (await aLogin(one.db, { role: 'AUTHOR' })).headers;
  varnish = await start();
  through = asker(varnish.origin);
});
afterAll(async () => {
  through?.close();
  await varnish?.stop();
  await other?.close();
});

async function publish(isPublished: boolean, site: Ask = ask): Promise<void> {
  const answer = await site(`/api/v5/admin/destination/published/${lisbon.id}`, {
    method: 'PUT',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ isPublished }),
  });
  expect([answer.status, answer.json.data.isPublished]).toEqual([200, isPublished]);
}

async function purge(headers: Record<string, string>, method = 'POST') {
  return (await ask('/purge', { method, headers })).status;
}

const everything = async () => String((await one.ask(list)).headers['cache-tag']).split(',')[0] ?? '';

/** Whether Varnish was told of all changes, the second time too: no purge of the test before meets the next. */
async function isAllTold(): Promise<boolean> {
  const waiting = [one, other].map(async ({ site }) => {
    const metric = await site.metrics.getSingleMetric('trekker_edge_waiting')?.get();
    return metric?.values[0]?.value;
  });
  return (await Promise.all(waiting)).every((value) => value === 0);
}

beforeEach(async () => {
  if (isMissing) return;
  await vi.waitUntil(isAllTold, soon);
  expect(await purge({ authorization: `Bearer ${token}`, 'cache-tag': await everything() })).toBe(200);
  for (const address of [list, place]) await ask(address);
});

describe.skipIf(isMissing)('behind Varnish, configured as in deploy/,', () => {
  test('the site is asked once, and browsers each time', async () => {
    const before = [one, other].map(({ site }) => site.cache.stats().hits + site.cache.stats().misses);
    for (let round = 0; round < 20; round += 1) {
      const { status, headers } = await ask(place);
      expect([status, headers['cache-control'], isFromMemory(headers)]).toEqual([200, 'public, no-cache', true]);
      expect([headers['cache-tag'], headers.xkey]).toEqual([undefined, undefined]);
    }
    expect([one, other].map(({ site }) => site.cache.stats().hits + site.cache.stats().misses)).toEqual(before);
    const { etag } = (await ask(place)).headers;
    expect((await ask(place, { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
  });

  test.each(['br', 'gzip', undefined])("the site's own compression passes through: %s", async (encoding) => {
    const headers = encoding ? { 'accept-encoding': `${encoding}, deflate;q=0.1` } : {};
    for (const isKept of [false, true]) {
      const answer = await ask(place, { headers });
      expect([answer.headers['content-encoding'], answer.json.data.name]).toEqual([encoding, 'Lisbon']);
      if (isKept) expect(isFromMemory(answer.headers)).toBe(true);
    }
  });

  test('what is for one person is fetched for each, and stays between the two', async () => {
    const people = await Promise.all(['Ana Reis', 'Rui Costa'].map((name) => aLogin(one.db, { name })));
    const me = '/api/v3/auth/me';
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(people.map(({ headers }) => ask(me, { headers })));
      expect(answers.map(({ json }) => json.user.name)).toEqual(['Ana Reis', 'Rui Costa']);
      expect(answers.map(({ headers }) => isFromMemory(headers))).toEqual([false, false]);
      expect((await ask(me)).status).toBe(401);
    }
    const known = await ask(place, { headers: people[0]?.headers ?? {} });
    expect(known.json).toEqual((await ask(place)).json);
  });

  test('a change is public within two seconds, also while many are reading', async () => {
    let isReading = true;
    const reader = async () => {
      while (isReading) for (const address of [place, list]) await ask(address);
    };
    const readers = Array.from({ length: 8 }, reader);
    try {
      for (let round = 0; round < 6; round += 1) {
        const isPublished = round % 2 === 1;
        await publish(isPublished);
        await vi.waitUntil(
          async () =>
            (await ask(place)).status === (isPublished ? 200 : 404) &&
            (await namesInList()).length === (isPublished ? 2 : 1),
          { timeout: 2000, interval: 20 },
        );
      }
    } finally {
      isReading = false;
      await Promise.all(readers);
    }
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a token', {}, 'POST'],
    ['with a wrong one', { authorization: 'Bearer a.token.of.the.tesT' }, 'POST'],
    ['with the right one, but by reading', { authorization: `Bearer ${token}` }, 'GET'],
  ])('a word %s drops nothing', async (_, headers, method) => {
    const tag = await everything();
    expect(await purge({ ...headers, 'cache-tag': tag }, method)).toBe(403);
    expect(isFromMemory((await ask(place)).headers)).toBe(true);
    expect(await purge({ authorization: `Bearer ${token}`, 'cache-tag': tag })).toBe(200);
    expect(isFromMemory((await ask(place)).headers)).toBe(false);
  });

  test('one that is killed has nothing old when it is back, and kept no save waiting', async () => {
    await varnish.stop('SIGKILL');
    const begun = performance.now();
    await publish(false, one.ask);
    expect(performance.now() - begun).toBeLessThan(1000);
    varnish = await start();
    try {
      expect([(await ask(place)).status, await namesInList()]).toEqual([404, ['Porto']]);
    } finally {
      await publish(true);
    }
  });
});

describe.skipIf(isMissing)('behind a Varnish that is never told,', () => {
  test('an old page is fresh for 60 seconds at most, and a stand-in for 30 more', async () => {
    const { ask, site, varnish } = await aDeafVarnish(0);
    expect((await ask(place)).json.data.name).toBe('Lisbon');
    await rename(site);
    expect((await ask(place)).json.data.name).toBe('Lisbon');
    await vi.waitUntil(() => varnish.lifetimes(place).length > 0, soon);
    expect(varnish.lifetimes(place)).toEqual(['60 30 0']);
  });

  test('the first request after the 60 seconds leads to the new page', async () => {
    const { ask, site } = await aDeafVarnish(59);
    await ask(place);
    await rename(site);
    await vi.waitUntil(async () => (await ask(place)).json.data.name === 'Lisboa', { timeout: 150_000, interval: 50 });
  });

  test('after 90 seconds the first request already gets it', async () => {
    const { ask, site } = await aDeafVarnish(90);
    await ask(place);
    await rename(site);
    expect((await ask(place)).json.data.name).toBe('Lisboa');
  });
});

/** A site whose purges nobody hears; its answers reach Varnish as if they had been so many seconds on their way. */
async function aDeafVarnish(ageSeconds: number) {
  const site = await startTestSite({
    config: { edge: { urls: [`http://127.0.0.1:${await freePort()}/purge`], token } },
  });
  onTestFinished(() => site.close());
  await aDestination(site.db, { name: 'Lisbon', slug: 'lisbon' });
  const delayed = createServer(({ url, headers }, response) => {
    request(`${site.origin}${url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, age: String(ageSeconds) });
      answer.pipe(response);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(delayed, 'listening');
  const varnishPort = await freePort();
  const slowPort = String((delayed.address() as AddressInfo).port);
  const varnish = await startVarnish([slowPort, slowPort], { port: varnishPort, token });
  const { ask, close } = asker(varnish.origin);
  onTestFinished(async () => {
    close();
    await varnish.stop();
    delayed.closeAllConnections();
    delayed.close();
  });
  return { ask, site, varnish };
}

/** Seen by the site itself before this resolves. */
async function rename(site: TestSite): Promise<void> {
  await site.db.transaction(async (tx) => {
    const [renamed] = await tx.update(destinations).set({ name: 'Lisboa' }).returning({ id: destinations.id });
    await dropCached(tx, [destinationTag(renamed?.id ?? ''), destinationsTag]);
  });
  await vi.waitUntil(async () => (await site.ask(place)).json.data.name === 'Lisboa', soon);
}

const namesInList = async () => (await ask(list)).json.data.map(({ name }: { name: string }) => name);
