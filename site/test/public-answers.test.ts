import { beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { countStatements } from './calls/statements.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
const list = '/api/v3/destination';

beforeAll(async () => {
  for (let number = 0; number < 4; number += 1)
    await aDestination(site.db, { name: `Place ${number}`, slug: `place-${number}` });
});

describe('every public answer', () => {
  const paths = [
    list,
    `${list}/place-1`,
    `${list}/place-1/map.svg`,
    `${list}/place-1/place.gpx`,
    `${list}/place-1/plan.ics?start=2027-05-14`,
    `${list}/places.geojson`,
    `${list}?page=0`,
    `${list}/nowhere`,
    `${list}/%zz`,
    `${list}/${'a'.repeat(900)}`,
    `${list}/admin`,
    '/api/nothing',
    '/media/missing.webp',
    '/assets/missing.js',
    '/assets/%2e%2e/secret',
    '/healthz',
    '/readyz',
    '/docs',
    '/openapi.json',
  ];

  test.each(paths)('has a request id and the header against content sniffing: %s (T35)', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await site.ask(path, { method });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cache-control': expect.any(String),
      });
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('has a request id of its own, also from memory and as a 304', async () => {
    const first = await site.ask(list);
    const again = await site.ask(list);
    const unchanged = await site.ask(list, { headers: { 'if-none-match': String(first.headers.etag) } });
    const ids = [first, again, unchanged].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
  });

  test('has an id that the client cannot choose', async () => {
    const { headers } = await site.ask('/healthz', { headers: { 'x-request-id': 'mine' } });
    expect(headers['x-request-id']).not.toBe('mine');
  });
});

describe('a text of a kilobyte or more', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
  ])('is compressed for %s as %s', async (accepted, encoding) => {
    for (const path of [
      list,
      `${list}/place-1/map.svg`,
      `${list}/places.gpx`,
      `${list}/places.kml`,
      `${list}/places.geojson`,
      '/openapi.json',
      '/docs',
    ]) {
      const plain = await site.ask(path);
      const packed = await site.ask(path, { headers: { 'accept-encoding': accepted } });
      expect([path, packed.headers['content-encoding']]).toEqual([path, encoding]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.text).toBe(plain.text);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  test.each(['', 'identity', 'br;q=0, gzip;q=0', 'deflate', 'zstd'])('is not compressed for %j', async (accepted) => {
    for (const path of [list, '/openapi.json']) {
      const { headers } = await site.ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('is compressed, and a shorter one is not', async () => {
    const { headers } = await site.ask('/healthz', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a public read', () => {
  const reads = [
    list,
    `${list}/place-1`,
    `${list}/place-1/reviews`,
    `${list}/place-1/nearby`,
    `${list}/place-1/map.svg`,
    `${list}/place-1/place.gpx`,
    `${list}/place-1/plan.ics?start=2027-05-14`,
    `${list}/places.geojson`,
  ];

  test.each(reads)('%s is revalidated by its ETag', async (path) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const first = await site.ask(path, { headers });
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const again = await site.ask(path, { headers: { ...headers, 'if-none-match': known } });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      }
      expect((await site.ask(path, { headers: { ...headers, 'if-none-match': '"x"' } })).status).toBe(200);
    }
  });

  test.each(reads)('%s can be shared by caches, but must be revalidated each time', async (path) => {
    expect((await site.ask(path)).headers['cache-control']).toBe('public, no-cache');
  });

  test.each(reads)('%s answers HEAD like GET, without the body', async (path) => {
    const got = await site.ask(path);
    const { status, headers, body } = await site.ask(path, { method: 'HEAD' });
    const { 'x-request-id': _, date: __, ...same } = got.headers;
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers).toMatchObject(same);
  });

  test('is one cached answer, whatever other query is sent and however its address is spelled', async () => {
    site.site.cache.clear();
    const statements = countStatements(site.database);
    const asked = await Promise.all(
      ['?region=europe&sort=name', '?sort=name&region=europe', '?utm_source=x&sort=name&region=europe&fbclid=1'].map(
        (query) => site.ask(list + query),
      ),
    );
    asked.push(await site.ask('/api/v3/d%65stination?sort=n%61me&region=europe#top'));
    asked.push(await site.ask(`http://elsewhere.example${list}?sort=name&region=europe`));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    expect(site.site.cache.stats().entries).toBe(1);
    // The ids of the list, how many there are, and the cards.
    expect(statements.count()).toBe(3);
  });
});

describe('another origin', () => {
  test('cannot read with credentials unless it is allowed', async () => {
    const headers = { origin: 'https://app.example' };
    expect((await site.ask(list, { headers })).headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await site.ask(list, { headers, method: 'OPTIONS' })).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});
