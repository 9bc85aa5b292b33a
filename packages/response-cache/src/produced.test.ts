import { expect, test, vi } from 'vitest';
import type { Produced } from './produced.ts';
import { page, serveCache } from './served-cache.fixture.ts';

const answers: Record<string, Produced> = {
  '/moved': page('/moved', { status: 301, headers: { location: '/new' }, body: Buffer.alloc(0) }),
  '/missing': page('/missing', { status: 404 }),
  '/failed': page('/failed', { status: 503, tags: null }),
  '/untagged': page('/untagged', { tags: null }),
  '/without-tags': page('/without-tags', { tags: [] }),
  '/cookie': page('/cookie', { headers: { 'Set-Cookie': 'session=secret', 'content-type': 'text/html' } }),
  '/private-answer': page('/private-answer', { headers: { 'Cache-Control': 'private, max-age=60' } }),
  '/no-store': page('/no-store', { headers: { 'cache-control': 'no-store' } }),
  '/empty': page('/empty', { status: 204, headers: {}, body: Buffer.from('that HTTP does not allow') }),
};
const produce = async (key: string) => answers[key] ?? page(key);

test.each(['/moved', '/missing', '/without-tags', '/empty'])(
  'the answer of %s is stored because its producer gives tags',
  async (path) => {
    const { ask, produced } = await serveCache({ produce });
    const statuses = [(await ask(path)).status, (await ask(path)).status];
    expect(statuses).toEqual([answers[path]?.status, answers[path]?.status]);
    expect(produced).toEqual([path]);
  },
);

test.each(['/failed', '/untagged', '/cookie', '/private-answer', '/no-store'])(
  'the answer of %s is sent but not stored (T37)',
  async (path) => {
    const { ask, cache, produced } = await serveCache({ produce });
    const { status, body } = await ask(path, { 'accept-encoding': 'br;q=0' });
    await ask(path);
    expect(status).toBe(answers[path]?.status);
    expect(body.equals(answers[path]?.body ?? Buffer.alloc(0))).toBe(true);
    expect(produced).toEqual([path, path]);
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  },
);

test('a redirect keeps its Location, and a 204 has neither length nor body', async () => {
  const { ask } = await serveCache({ produce });
  await ask('/moved');
  expect((await ask('/moved')).headers).toMatchObject({ location: '/new', 'content-length': '0' });
  const { headers, body } = await ask('/empty');
  expect(headers['content-length']).toBeUndefined();
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(body.length).toBe(0);
});

test('headers that belong to one connection, client or answer are never shared', async () => {
  const personal = {
    Connection: 'close',
    'Keep-Alive': 'timeout=1',
    'Transfer-Encoding': 'chunked',
    'Set-Cookie': 'session=secret',
    'X-Request-Id': 'the producers own',
    Date: 'Thu, 01 Jan 1970 00:00:00 GMT',
    'Content-Length': '3',
    ETag: '"theirs"',
  };
  const { ask, cache } = await serveCache({
    requestId: () => 'ours',
    produce: async (key) => page(key, { headers: { ...personal, 'X-Kept': 'yes' } }),
  });
  const { headers, body } = await ask('/a');
  expect(headers).toMatchObject({ 'x-kept': 'yes', 'x-request-id': 'ours', connection: 'keep-alive' });
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(headers.date).not.toContain('1970');
  expect(headers.etag).not.toBe('"theirs"');
  expect((await cache.read('/a')).headers).toEqual({ 'x-kept': 'yes' });
});

test('when produce rejects, onError answers, for readers too, and nothing is stored', async () => {
  const failure = new Error('database away');
  const onError = vi.fn((_error: unknown, key: string) => page(key, { status: 500, tags: ['never'] }));
  const { ask, cache, produced } = await serveCache({ produce: () => Promise.reject(failure), onError });
  expect((await ask('/a')).status).toBe(500);
  expect((await cache.read('/a')).status).toBe(500);
  expect(onError.mock.calls).toEqual([
    [failure, '/a'],
    [failure, '/a'],
  ]);
  expect(produced).toEqual(['/a', '/a']);
  expect(cache.stats().entries).toBe(0);
});

test('when produce throws synchronously, onError answers too', async () => {
  const { ask } = await serveCache({
    produce: () => {
      throw new Error('at once');
    },
  });
  const { status, body } = await ask('/a');
  expect([status, body.toString()]).toEqual([500, 'failed: Error: at once']);
  expect((await ask('/a')).status).toBe(500);
});

test('a keyOf or admit that throws is answered by onError too', async () => {
  const fail = () => {
    throw new URIError('malformed');
  };
  for (const options of [{ keyOf: fail }, { aliasOf: fail }, { admit: fail }]) {
    const { ask, cache } = await serveCache(options);
    const { status, body } = await ask('/%E0%A4%A');
    expect([status, body.toString()]).toEqual([500, 'failed: URIError: malformed']);
    expect(cache.stats().entries).toBe(0);
  }
});

test.each([
  ['x-bad', 'line\r\nbreak'],
  ['bad name', 'x'],
])('a header that HTTP forbids becomes an error: %s', async (name, value) => {
  const headers = { [name]: value };
  const { ask, cache } = await serveCache({ produce: async (key) => page(key, { headers }) });
  expect((await ask('/a')).status).toBe(500);
  expect((await ask('/a')).status).toBe(500);
  expect(cache.stats().entries).toBe(0);
});

test('admit is called before each production and never before a hit', async () => {
  const asked: string[] = [];
  const { ask, produced } = await serveCache({
    admit({ url = '' }) {
      asked.push(url);
      return null;
    },
  });
  for (const path of ['/a', '/a', '/b', '/a', '/b']) await ask(path);
  expect(asked).toEqual(['/a', '/b']);
  expect(produced).toEqual(['/a', '/b']);
});

test('a request that admit refuses starts no production and gets its answer alone', async () => {
  let isOverloaded = true;
  const { ask, cache, produced } = await serveCache({
    admit: () => (isOverloaded ? page('busy', { status: 429, headers: { 'retry-after': '5' }, tags: ['busy'] }) : null),
  });
  const refused = await ask('/a');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(cache.stats().entries).toBe(0);
  isOverloaded = false;
  expect((await ask('/a')).status).toBe(200);
  isOverloaded = true;
  expect((await ask('/a')).status).toBe(200);
  expect(produced).toEqual(['/a']);
});
