import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';
import { createResponseCache } from './response-cache.ts';
import { page, serveCache } from './served-cache.fixture.ts';
import { TagIndex } from './tag-index.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The least of several looks: sockets and compressors give their memory back some turns of the event loop later. */
async function usedBytes(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 8; look += 1) {
    collectGarbage();
    await setImmediate();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

test('the least recently used answers are removed first', async () => {
  const body = Buffer.alloc(10_000);
  const { cache, produced } = await serveCache({ maxBytes: 100_000, produce: async (key) => page(key, { body }) });
  for (let index = 0; index < 8; index += 1) await cache.read(`/${index}`);
  await cache.read('/0');
  await cache.read('/8');
  await cache.read('/9');
  produced.length = 0;
  for (const key of ['/0', '/9', '/8', '/7', '/1']) await cache.read(key);
  expect(produced).toEqual(['/1']);
});

test('an answer larger than an eighth of the memory is sent but not stored', async () => {
  const sizes: Record<string, number> = { '/large': 12_501, '/fits': 10_000 };
  const produce = async (key: string) => page(key, { body: Buffer.alloc(sizes[key] ?? 0) });
  const { ask, cache } = await serveCache({ maxBytes: 100_000, produce });
  expect((await ask('/large')).body.length).toBe(12_501);
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  await ask('/fits');
  expect(cache.stats().entries).toBe(1);
});

test('stored encodings count towards the memory limit and push older answers out', async () => {
  const { ask, cache } = await serveCache();
  await ask('/a');
  const plain = cache.stats().bytes;
  expect(plain).toBeGreaterThan(page('/a').body.length);
  const { body } = await ask('/a', { 'accept-encoding': 'br' });
  expect(cache.stats().bytes).toBeGreaterThanOrEqual(plain + body.length);
  const small = await serveCache({ maxBytes: plain * 9 });
  for (let index = 0; index < 9; index += 1) await small.ask(`/${index}`);
  expect(small.cache.stats().entries).toBeGreaterThan(7);
  for (let index = 0; index < 9; index += 1) await small.ask(`/${index}`, { 'accept-encoding': 'br' });
  expect(small.cache.stats().entries).toBeLessThan(8);
  expect(small.cache.stats().bytes).toBeLessThanOrEqual(plain * 9);
});

test('the counted memory covers the memory that is really used', { timeout: 30_000 }, async () => {
  const produce = async (key: string) =>
    page(key, { body: Buffer.alloc(9000, key).subarray(0, 1500), tags: [key, `${key} list`, 'all'] });
  const { ask, cache } = await serveCache({ maxBytes: 100_000_000, produce });
  const query = 'x'.repeat(4000);
  const fill = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1)
      await ask(`/a-place-somewhere/${index}?${query}`, { 'accept-encoding': index % 2 ? 'br' : 'gzip' });
  };
  await fill(0, 500);
  const used = await usedBytes();
  const counted = cache.stats().bytes;
  await fill(500, 3000);
  expect(cache.stats().entries).toBe(3000);
  expect((await usedBytes()) - used).toBeLessThan((cache.stats().bytes - counted) * 1.1);
});

test('a million different keys do not grow the memory (T37)', { timeout: 120_000 }, async () => {
  const maxBytes = 8_000_000;
  const produce = async (key: string) => ({
    status: 404,
    headers: { 'x-page': key },
    body: Buffer.alloc(200),
    tags: [key, 'all'],
  });
  const cache = createResponseCache({ maxBytes, produce, keyOf: () => null, onError: (error) => page(String(error)) });
  const fill = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) await cache.read(`/missing/${index}`);
  };
  await fill(0, 20_000);
  const { entries } = cache.stats();
  const before = await usedBytes();
  await fill(20_000, 1_000_000);
  const full = await usedBytes();
  expect(full - before).toBeLessThan(maxBytes / 8);
  expect(Math.abs(cache.stats().entries - entries)).toBeLessThan(50);
  expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes);
  cache.drop(['all']);
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  expect(full - (await usedBytes())).toBeGreaterThan(maxBytes / 3);
});

test('many spellings of one URL over one connection do not grow the memory', { timeout: 60_000 }, async () => {
  const body = Buffer.alloc(10);
  const { cache, port } = await serveCache({
    aliasOf: ({ url = '' }) => url,
    produce: async (key) => page(key, { body }),
  });
  await cache.read('/a');
  const socket = connect(port, '127.0.0.1').resume();
  const send = async (from: number, to: number) => {
    for (let start = from; start < to; start += 100) {
      const paths = Array.from({ length: 100 }, (_, index) => `/a?x=${String(start + index).padStart(200, '0')}`);
      const { promise, resolve } = Promise.withResolvers<void>();
      let lengths = 0;
      const count = (data: Buffer) => {
        lengths += data.toString('latin1').split('HTTP/1.1 200').length - 1;
        if (lengths === 100) resolve();
      };
      socket.on('data', count).write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
      await promise;
      socket.off('data', count);
    }
  };
  await send(0, 10_000);
  const before = await usedBytes();
  await send(10_000, 40_000);
  expect(cache.stats()).toMatchObject({ entries: 1, hits: 40_000 });
  expect((await usedBytes()) - before).toBeLessThan(3_000_000);
  socket.destroy();
});

test('a recent map keeps entries that are used and forgets the rest', () => {
  const map = new RecentMap<number>(100);
  for (let index = 0; index < 1_000_000; index += 1) {
    map.set(`key-${index}`, index);
    map.get('key-0');
  }
  expect(map.get('key-0')).toBe(0);
  expect(map.get('key-999999')).toBe(999_999);
  expect(map.get('key-1')).toBeUndefined();
  expect(map.size).toBeLessThanOrEqual(200);
});

test('a tag index forgets tags that no answer carries any more', () => {
  const index = new TagIndex<object>();
  const holder = {};
  index.add(['a', 'b', 'b'], holder);
  index.remove(['a', 'b', 'b'], holder);
  expect(index.size).toBe(0);
  expect(index.withTag('a')).toEqual([]);
});
