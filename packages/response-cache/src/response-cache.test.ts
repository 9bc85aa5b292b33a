import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, serveCache } from './served-cache.fixture.ts';

test('a second request is answered from memory with the same bytes', async () => {
  const { ask, cache, produced } = await serveCache();
  const first = await ask('/a');
  const second = await ask('/a');
  expect(first.body.equals(page('/a').body)).toBe(true);
  expect(second.body.equals(first.body)).toBe(true);
  expect(produced).toEqual(['/a']);
  expect(cache.stats()).toMatchObject({ entries: 1, hits: 1, misses: 1 });
});

test('answers carry the produced headers and a length, are not chunked, and keep the connection open', async () => {
  const { ask } = await serveCache();
  for (const isReused of [false, true, true]) {
    const { headers, body, reusedSocket } = await ask('/a');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(headers.connection).toBe('keep-alive');
    expect(reusedSocket).toBe(isReused);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'a %s request is passed on to the next handler',
  async (method) => {
    const { ask, produced } = await serveCache();
    await ask('/a');
    expect((await ask('/a', {}, method)).status).toBe(418);
    expect(produced).toEqual(['/a']);
  },
);

test('a request without a key is passed on to the next handler', async () => {
  const { ask, produced } = await serveCache();
  expect((await ask('/private/a')).status).toBe(418);
  expect(produced).toEqual([]);
});

test.each(['br', 'identity'])('a HEAD request gets the headers of GET and no body (%s)', async (encoding) => {
  const { ask, produced } = await serveCache({ requestId: () => 'same' });
  const head = await ask('/a', { 'accept-encoding': encoding }, 'HEAD');
  const get = await ask('/a', { 'accept-encoding': encoding });
  expect(head.body.length).toBe(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(head.headers['content-length']).toBe(String(get.body.length));
  expect(produced).toEqual(['/a']);
});

test('requests with the same cache key share an entry, whatever else differs', async () => {
  const { ask, produced } = await serveCache();
  await ask('/a?utm=1');
  await ask('/a?utm=2', { cookie: 'session=1', authorization: 'Bearer x' });
  await ask('/b');
  expect(produced).toEqual(['/a', '/b']);
});

test('a hit by its alias does not compute the key again', async () => {
  let keysWorkedOut = 0;
  const { ask } = await serveCache({
    aliasOf: ({ url = '', headers }) => `${headers.accept} ${url}`,
    keyOf({ url = '', headers }) {
      keysWorkedOut += 1;
      return `${headers.accept === 'application/json' ? 'json' : 'page'} ${url.split('?')[0]}`;
    },
  });
  const bodies = [];
  for (const accept of ['text/html', 'application/json', 'text/html', 'application/json']) {
    bodies.push((await ask('/a?x=1', { accept })).body.toString());
  }
  expect(keysWorkedOut).toBe(2);
  expect(bodies[0]).toContain('page /a');
  expect(bodies[1]).toContain('json /a');
  expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
});

test('an alias too long to store still finds its answer', async () => {
  let keysWorkedOut = 0;
  const { ask, produced } = await serveCache({
    aliasOf: ({ url = '' }) => url,
    keyOf() {
      keysWorkedOut += 1;
      return '/a';
    },
  });
  for (const query of ['x'.repeat(300), 'x'.repeat(300), 'x', 'x']) await ask(`/a?${query}`);
  expect(produced).toEqual(['/a']);
  expect(keysWorkedOut).toBe(3);
});

test('every answer, also a hit or a 304, carries a request id of its own', async () => {
  let count = 0;
  const { ask } = await serveCache({ requestId: () => `id-${++count}` });
  const etag = (await ask('/a')).headers.etag ?? '';
  const ids = [await ask('/a'), await ask('/a', { 'if-none-match': etag })].map(
    ({ headers }) => headers['x-request-id'],
  );
  expect(ids).toEqual(['id-2', 'id-3']);
});

test('without the option requestId the ids are random UUIDs', async () => {
  const { ask } = await serveCache();
  const ids = [await ask('/a'), await ask('/a')].map(({ headers }) => headers['x-request-id']);
  expect(ids[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('a hit has the headers that it would have if Node.js wrote them, in lines that are made once', async () => {
  const { cache, ask, port } = await serveCache({
    requestId: () => 'ours',
    produce: async (key) => page(key, { headers: { ...page(key).headers, 'x-letter': 'caf\u00e9', vary: 'Cookie' } }),
  });
  const slow = createServer((request, response) => {
    response.setHeader('x-of-this-response', 'yes');
    cache.handle(request, response);
  });
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void slow.close());
  const { port: slowPort } = slow.address() as AddressInfo;
  for (const accepted of ['br', 'identity']) {
    await ask('/a', { 'accept-encoding': accepted });
    for (const connection of ['keep-alive', 'close']) {
      const request = `GET /a HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accepted}\r\nConnection: ${connection}\r\n\r\n`;
      const [lines, written] = await Promise.all([headOf(port, request), headOf(slowPort, request)]);
      // The length stands at the end where lines are made once, and at the beginning where Node.js writes them.
      expect(lines.indexOf('x-request-id: ours')).toBe(
        lines.findIndex((line) => line.startsWith('content-length')) + 1,
      );
      expect(lines.toSorted()).toEqual(written.filter((line) => !line.startsWith('x-of-this-response')).toSorted());
    }
  }
});

test('internal readers get the plain answer out of the same memory', async () => {
  const { ask, cache, produced } = await serveCache();
  await ask('/a', { 'accept-encoding': 'br' });
  const answer = await cache.read('/a');
  expect(answer.status).toBe(200);
  expect(answer.headers).toEqual(page('/a').headers);
  expect(answer.body.equals(page('/a').body)).toBe(true);
  await cache.read('/b');
  await ask('/b');
  expect(produced).toEqual(['/a', '/b']);
});

test('an answer with an expiry time is produced anew from then on, also for internal readers', async () => {
  const newYear = new Date('2027-01-01T00:00:00Z');
  const { ask, cache, produced } = await serveCache({
    produce: async (key) => page(key, { tags: [key, 'until:2027-02-01T00:00:00Z', `until:${newYear.toISOString()}`] }),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: newYear.getTime() - 1 });
  try {
    await ask('/a');
    await ask('/a');
    await cache.read('/a');
    expect(produced).toEqual(['/a']);
    vi.setSystemTime(newYear);
    await cache.read('/a');
    expect(produced).toEqual(['/a', '/a']);
    expect(cache.stats().entries).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

/** The lines of the head of what is answered, without the date. */
async function headOf(port: number, request: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(request, 'latin1');
  let received = '';
  for await (const chunk of socket) {
    received += chunk.toString('latin1');
    if (received.includes('\r\n\r\n')) break;
  }
  const [head = ''] = received.split('\r\n\r\n');
  return head.split('\r\n').filter((line) => !line.startsWith('Date: '));
}
