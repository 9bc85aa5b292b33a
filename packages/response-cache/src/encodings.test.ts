import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Produced } from './produced.ts';
import { page, serveCache } from './served-cache.fixture.ts';

const decode: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 , gzip ; q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['gzip, *;q=0', 'gzip'],
  ['identity', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=1', 'br'],
  ['identity;q=0, br', 'br'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=nonsense', undefined],
  ['brotli, gzipped', undefined],
  ['', undefined],
  ['deflate', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accepted, expected) => {
  const { ask } = await serveCache();
  for (const _ of ['miss', 'hit']) {
    const { headers, body } = await ask('/a', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    expect((expected ? decode[expected]?.(body) : body)?.equals(page('/a').body)).toBe(true);
    expect(headers['content-length']).toBe(String(body.length));
    if (expected) expect(body.length).toBeLessThan(page('/a').body.length / 2);
  }
});

test('a client that accepts no encoding gets plain bytes', async () => {
  const { ask } = await serveCache();
  expect((await ask('/a')).headers['content-encoding']).toBeUndefined();
});

test('a long Accept-Encoding header is understood', async () => {
  const { ask } = await serveCache();
  const accepted = `${Array.from({ length: 500 }, (_, index) => `unknown${index}`).join(', ')}, gzip`;
  expect((await ask('/a', { 'accept-encoding': accepted })).headers['content-encoding']).toBe('gzip');
});

const uncompressed: [string, Produced][] = [
  ['under 1 kB', page('a', { body: Buffer.alloc(999, 'a') })],
  ['of a picture', page('a', { headers: { 'content-type': 'image/avif' } })],
  ['without a type', page('a', { headers: {} })],
  ['that are encoded already', page('a', { headers: { 'content-type': 'text/html', 'content-encoding': 'zstd' } })],
  ['not to be transformed', page('a', { headers: { 'content-type': 'text/html', 'cache-control': 'no-transform' } })],
];
test.each(uncompressed)('bytes %s are sent uncompressed', async (_, produced) => {
  const { ask } = await serveCache({ produce: async () => produced });
  const { headers, body } = await ask('/a', { 'accept-encoding': 'br, gzip' });
  expect(body.equals(produced.body)).toBe(true);
  expect(headers['content-encoding']).toBe(produced.headers['content-encoding']);
  expect(headers.vary).toBeUndefined();
});

test.each([
  'text/css',
  'application/json',
  'application/json; charset=utf-8',
  'application/ld+json',
  'application/rss+xml',
  'application/manifest+json',
  'image/svg+xml',
])('the content type %s is compressed', async (type) => {
  const { ask } = await serveCache({ produce: async (key) => page(key, { headers: { 'Content-Type': type } }) });
  expect((await ask('/a', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test.each([
  [undefined, 'Accept-Encoding'],
  ['Accept, Sec-Fetch-Dest', 'Accept, Sec-Fetch-Dest, Accept-Encoding'],
  ['accept-encoding, Accept', 'accept-encoding, Accept'],
  ['*', '*'],
  ['X-Accept-Encoding', 'X-Accept-Encoding, Accept-Encoding'],
])('the header Vary "%s" becomes "%s", whatever encoding is sent', async (vary, expected) => {
  const headers = { 'content-type': 'text/html', ...(vary && { Vary: vary }) };
  const { ask } = await serveCache({ produce: async (key) => page(key, { headers }) });
  for (const accepted of ['br', 'gzip', 'identity']) {
    expect((await ask('/a', { 'accept-encoding': accepted })).headers.vary).toBe(expected);
  }
});

test('text that compression does not make smaller is sent plain', async () => {
  const body = Buffer.from(crypto.getRandomValues(new Uint8Array(5000)));
  const { ask } = await serveCache({ produce: async (key) => page(key, { body }) });
  const received = await ask('/a', { 'accept-encoding': 'br' });
  expect(received.headers['content-encoding']).toBeUndefined();
  expect(received.body.equals(body)).toBe(true);
});

test('an answer that is not stored is compressed and gets an ETag as well', async () => {
  const { ask } = await serveCache({ produce: async (key) => page(key, { tags: null }) });
  const { headers, body } = await ask('/a', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.etag).toMatch(/-br"$/);
  expect(brotliDecompressSync(body).equals(page('/a').body)).toBe(true);
});

/** Leaves the event loop no time but what others take from it, until the test ends. */
function keepBusy(): void {
  let turn: NodeJS.Immediate;
  const work = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    turn = setImmediate(work);
  };
  work();
  onTestFinished(() => clearImmediate(turn));
}

test.each([
  ['as soon as there is time', () => {}],
  ['where there is never time as well', keepBusy],
])('an answer that is asked for again is compressed better %s', async (_, makeBusy) => {
  const { ask, cache } = await serveCache();
  makeBusy();
  const smallest = brotliCompressSync(page('/a').body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: page('/a').body.length,
    },
  });
  const first = await ask('/a', { 'accept-encoding': 'br' });
  const { bytes } = cache.stats();
  expect(first.body.length).toBeGreaterThan(smallest.length);
  await vi.waitFor(
    async () => {
      const { body, headers } = await ask('/a', { 'accept-encoding': 'br' });
      expect(body.equals(smallest)).toBe(true);
      expect(headers.etag).toBe(first.headers.etag);
      expect(headers['content-length']).toBe(String(smallest.length));
    },
    { timeout: 150_000 },
  );
  expect(cache.stats().bytes).toBe(bytes - first.body.length + smallest.length);
});
