import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { heldProduce, page, type Served, serveCache } from './served-cache.fixture.ts';

const waitForMisses = ({ cache }: Served, count: number) =>
  vi.waitFor(() => expect(cache.stats().misses).toBe(count), { timeout: 150_000 });

test('many requests and readers that miss together cause one production', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const { ask, cache, produced } = served;
  const encodings = ['br', 'gzip', 'identity'];
  const requests = Array.from({ length: 30 }, (_, index) =>
    ask('/a', { 'accept-encoding': encodings[index % 3] ?? '' }),
  );
  const reads = Array.from({ length: 5 }, () => cache.read('/a'));
  await waitForMisses(served, 35);
  release(0, page('/a'));
  expect((await Promise.all(requests)).every(({ status }) => status === 200)).toBe(true);
  expect((await Promise.all(reads)).every(({ body }) => body.equals(page('/a').body))).toBe(true);
  expect(produced).toEqual(['/a']);
});

test('a drop during a production keeps the answer from being stored, and later requests get a newer one', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const { ask, cache, produced } = served;
  const before = ask('/a');
  await waitForMisses(served, 1);
  cache.drop(['other', 'content']);
  const after = [ask('/a'), cache.read('/a')];
  await waitForMisses(served, 3);
  release(0, page('old', { tags: ['content'] }));
  expect((await before).body.toString()).toContain('old');
  await vi.waitFor(() => expect(produced).toEqual(['/a', '/a']));
  expect(cache.stats().entries).toBe(0);

  release(1, page('new', { tags: ['content'] }));
  for (const { body } of await Promise.all(after)) expect(body.toString()).toContain('new');
  expect((await ask('/a')).body.toString()).toContain('new');
  expect(produced).toEqual(['/a', '/a']);
});

test('repeated drops of other tags do not make an answer be produced anew (T64)', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const requests: Promise<unknown>[] = [];
  for (let index = 0; index < 20; index += 1) {
    requests.push(served.cache.read('/a'), served.ask('/b'));
    await waitForMisses(served, requests.length);
    served.cache.drop(['reviews of a place']);
  }
  release(0, page('/a'));
  release(1, page('/b'));
  await Promise.all(requests);
  expect(served.produced).toEqual(['/a', '/b']);
  expect(served.cache.stats().entries).toBe(2);
});

test('repeated drops of a key’s tags delay each request by one production at most', async () => {
  const { produce, held, release } = heldProduce();
  const served = await serveCache({ produce });
  const first = served.ask('/a');
  await waitForMisses(served, 1);
  served.cache.drop(['/a']);
  const second = served.ask('/a');
  await waitForMisses(served, 2);
  release(0, page('/a'));
  await vi.waitFor(() => expect(held).toHaveLength(2));
  served.cache.drop(['/a']);
  release(1, page('/a'));
  await Promise.all([first, second]);
  expect(served.produced).toEqual(['/a', '/a']);
});

test('a failure during which a drop arrived is not shared: later requests ask anew', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const before = served.ask('/a');
  await waitForMisses(served, 1);
  served.cache.drop(['published']);
  const after = served.ask('/a');
  await waitForMisses(served, 2);
  release(0, page('none', { status: 404, tags: null }));
  expect((await before).status).toBe(404);
  await vi.waitFor(() => expect(served.produced).toHaveLength(2));
  release(1, page('/a'));
  expect((await after).status).toBe(200);
});

test('a drop of other tags during a production does not keep its answer from being stored', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const request = served.ask('/a');
  await waitForMisses(served, 1);
  served.cache.drop(['unrelated']);
  release(0, page('/a', { tags: ['content'] }));
  await request;
  await served.ask('/a');
  expect(served.produced).toEqual(['/a']);
});

test('a drop before a production started does not affect it', async () => {
  const { ask, cache, produced } = await serveCache({ produce: async (key) => page(key, { tags: ['content'] }) });
  const { produce, release } = heldProduce();
  const other = await serveCache({ produce });
  const held = other.cache.read('/held');
  cache.drop(['content']);
  await ask('/a');
  await ask('/a');
  expect(produced).toEqual(['/a']);
  other.cache.drop(['content']);
  const later = other.cache.read('/later');
  release(1, page('/later', { tags: ['content'] }));
  await later;
  expect(other.cache.stats().entries).toBe(1);
  release(0, page('/held', { tags: ['content'] }));
  await held;
  expect(other.cache.stats().entries).toBe(1);
});

test('clear keeps answers in production from being stored, whatever their tags', async () => {
  const { produce, held, release } = heldProduce();
  const served = await serveCache({ produce });
  const before = served.cache.read('/a');
  served.cache.clear();
  const after = served.cache.read('/a');
  release(0, page('old', { tags: [] }));
  await before;
  expect(served.cache.stats().entries).toBe(0);
  await vi.waitFor(() => expect(held).toHaveLength(2));
  release(1, page('new', { tags: [] }));
  expect((await after).body.toString()).toContain('new');
  expect(served.cache.stats().entries).toBe(1);
});

test('a flood of drops during a production keeps its answer from being stored rather than using memory', async () => {
  const { produce, release } = heldProduce();
  const { cache } = await serveCache({ produce });
  const reading = cache.read('/a');
  for (let index = 0; index < 11_000; index += 1) cache.drop([`tag-${index}`]);
  release(0, page('/a', { tags: ['tag-0'] }));
  await reading;
  expect(cache.stats().entries).toBe(0);
});

test('drops are remembered only as long as a production may need them', async () => {
  const { produce, held, release } = heldProduce();
  const { cache } = await serveCache({ produce });
  for (let index = 0; index < 10_000; index += 1) cache.drop([`nothing in flight ${index}`]);
  for (let index = 0; index < 10_100; index += 1) {
    const reading = cache.read(`/${index}`);
    cache.drop([`in flight ${index}`]);
    release(held.length - 1, { status: 200, headers: {}, body: Buffer.alloc(0), tags: ['/'] });
    await reading;
    if (index % 1000 === 0) cache.drop(['/']);
  }
  expect(cache.stats().drops + cache.stats().entries).toBe(10_100);
});

test('a request refused by admit does not end the wait of others, and joining a production needs no admission', async () => {
  const { produce, release } = heldProduce();
  let asked = 0;
  const served = await serveCache({ produce, admit: () => (++asked > 1 ? page('busy', { status: 503 }) : null) });
  const first = served.ask('/a');
  await waitForMisses(served, 1);
  const second = served.ask('/a');
  await waitForMisses(served, 2);
  expect((await served.ask('/b')).status).toBe(503);
  release(0, page('/a'));
  expect((await first).status).toBe(200);
  expect((await second).status).toBe(200);
});

test('drop removes only answers that carry the tag', async () => {
  const { ask, cache, produced } = await serveCache({ produce: async (key) => page(key, { tags: [key, 'all'] }) });
  for (const path of ['/a', '/b', '/c']) await ask(path);
  cache.drop(['/b', 'unknown']);
  for (const path of ['/a', '/b', '/c']) await ask(path);
  expect(produced).toEqual(['/a', '/b', '/c', '/b']);
  cache.drop(['all']);
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, drops: 4 });
});

test('clients that disconnect while they wait harm nobody else', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const sockets = Array.from({ length: 20 }, () => connect(served.port, '127.0.0.1'));
  for (const socket of sockets) socket.write('GET /a HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n');
  const patient = served.ask('/a', { 'accept-encoding': 'br' });
  await waitForMisses(served, 21);
  const left = sockets.map((socket) => new Promise((closed) => socket.on('close', closed)));
  for (const socket of sockets) socket.resetAndDestroy();
  await Promise.all(left);
  release(0, page('/a'));
  expect((await patient).status).toBe(200);
  expect((await served.ask('/a')).status).toBe(200);
  expect(served.produced).toEqual(['/a']);
});

test('pipelined requests are answered in their order', async () => {
  const { produce, release } = heldProduce();
  const served = await serveCache({ produce });
  const socket = connect(served.port, '127.0.0.1');
  socket.write(['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await waitForMisses(served, 3);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  for (const index of [2, 0, 1]) release(index, page('', { body: Buffer.from(`answer ${index};`) }));
  await vi.waitFor(() => expect(text.match(/answer \d;/g)).toEqual(['answer 0;', 'answer 1;', 'answer 2;']), {
    timeout: 150_000,
  });
  socket.destroy();
});
