import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transport } from '../api-client.ts';
import { withContentCache } from './content-cache.ts';
import { clear, openContentStore } from './content-cache-store.ts';

/** As the browser's, down to its keys being its properties. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
const newStorage = () => new MemoryStorage() as unknown as Storage;

const list = '/api/story?limit=3';
const detail = '/api/story/rain';

let server: Record<string, { status: number; body: unknown } | Error>;
let asked: string[];
let storage: Storage;
let anew: boolean;
const onFresh = vi.fn(async () => {});

const transport: Transport = async ({ address }) => {
  asked.push(address);
  const answer = server[address] ?? { status: 404, body: { success: false, message: 'Not found' } };
  if (answer instanceof Error) throw answer;
  return answer;
};
const has = (...titles: string[]) => ({ status: 200, body: { success: true, data: titles } });
const opened = (version = '1') =>
  withContentCache(transport, { store: openContentStore(version, storage), mustBeFresh: () => anew, onFresh });
/** Everything that goes on behind an answer has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  server = { [list]: has('Rain'), [detail]: has('Rain, whole') };
  asked = [];
  storage = newStorage();
  anew = false;
  onFresh.mockReset().mockResolvedValue();
});

async function get(call: Transport, address: string) {
  const answer = await call({ method: 'GET', address });
  await settled();
  return answer;
}

describe('content that was loaded before', () => {
  test('is shown at once, while the server is asked in the background', async () => {
    await get(opened(), list);
    const { promise, resolve: answer } = Promise.withResolvers<Awaited<ReturnType<Transport>>>();
    const slow = withContentCache(() => promise, {
      store: openContentStore('1', storage),
      mustBeFresh: () => false,
      onFresh,
    });
    expect(await slow({ method: 'GET', address: list })).toEqual(has('Rain'));
    answer(has('Rain', 'Wind'));
    await settled();
    expect(onFresh).toHaveBeenCalledTimes(1);
  });

  test('causes no update if it is unchanged', async () => {
    const call = opened();
    await get(call, list);
    await get(call, list);
    expect([asked, onFresh.mock.calls.length]).toEqual([[list, list], 0]);
  });

  test('is updated once if it has changed, from the new answers', async () => {
    const call = opened();
    await get(call, list);
    await get(call, detail);
    server = { [list]: has('Wind'), [detail]: has('Wind, whole') };
    const shown: unknown[] = [];
    onFresh.mockImplementation(async () => {
      anew = true;
      shown.push(await call({ method: 'GET', address: list }), await call({ method: 'GET', address: detail }));
      anew = false;
    });
    const both = await Promise.all([call({ method: 'GET', address: list }), call({ method: 'GET', address: detail })]);
    await settled();
    expect(both).toEqual([has('Rain'), has('Rain, whole')]);
    expect(shown).toEqual([has('Wind'), has('Wind, whole')]);
    expect([asked.length, onFresh.mock.calls.length]).toEqual([4, 1]);
  });

  test('is not used where the page asks for fresh content', async () => {
    const call = opened();
    await get(call, list);
    server[list] = has('Wind');
    anew = true;
    expect(await get(call, list)).toEqual(has('Wind'));
  });

  test('is deleted if the server no longer has it, and the page is notified', async () => {
    const call = opened();
    await get(call, detail);
    delete server[detail];
    expect(await get(call, detail)).toEqual(has('Rain, whole'));
    expect(onFresh).toHaveBeenCalledTimes(1);
    expect((await get(call, detail)).status).toBe(404);
  });
});

describe('a failed request', () => {
  test.each([
    ['no line', new Error('offline')],
    ['a busy server', { status: 503, body: null }],
  ])('(%s) keeps the old content, and the next screen waits for the new', async (_, failure) => {
    const call = opened();
    await get(call, list);
    server[list] = failure;
    expect(await get(call, list)).toEqual(has('Rain'));
    expect(onFresh).not.toHaveBeenCalled();
    expect(await get(call, list)).toEqual(has('Rain'));
    server[list] = has('Wind');
    expect(await get(call, list)).toEqual(has('Wind'));
  });

  test('without stored content is reported as a failure', async () => {
    server[list] = new Error('offline');
    await expect(get(opened(), list)).rejects.toThrow('offline');
  });
});

describe('the content cache', () => {
  test.each([
    '/api/v3/destination',
    '/api/v3/destination?region=asia&page=2',
    '/api/v3/destination/lisbon',
    '/api/v3/destination/lisbon/nearby',
    '/api/story/rain/next',
    '/api/highlight?filter=recent',
    '/api/banner',
    '/api/about',
  ])('stores %s', async (address) => {
    server[address] = has('x');
    await get(opened(), address);
    expect(openContentStore('1', storage).read(address)?.body).toEqual(has('x').body);
  });

  test.each([
    '/api/v3/destination?page=1&q=my+words',
    '/api/story?q=rain',
    '/api/search?q=rain',
    '/api/v3/destination/admin',
    '/api/v3/destination/admin?page=1',
    '/api/v3/destination/favorite/x',
    '/api/story/favorite',
    '/api/v3/destination/lisbon/mine',
    '/api/v3/destination/lisbon/reviews?page=2',
    '/api/v3/auth/me',
    '/api/v5/admin/banner',
    '/api/storyteller',
  ])('does not store %s', async (address) => {
    server[address] = has('x');
    await get(opened(), address);
    expect(Object.keys(storage).filter((key) => key.includes(address))).toEqual([]);
  });

  test('stores no empty list and no answer to a write', async () => {
    server[list] = has();
    await get(opened(), list);
    await opened()({ method: 'POST', address: detail });
    expect(asked).toEqual([list, detail]);
    expect(openContentStore('1', storage).read(list)).toBeUndefined();
    expect(openContentStore('1', storage).read(detail)).toBeUndefined();
  });

  test('is emptied by another version of the site, and by a logout (T26)', async () => {
    await get(opened(), list);
    storage.setItem('theme', 'dark');
    expect(openContentStore('2', storage).read(list)).toBeUndefined();
    await get(opened('2'), list);
    clear(storage);
    expect(Object.keys(storage)).toEqual(['theme']);
  });

  test('holds at most sixty answers, and drops the least recently used', () => {
    const store = openContentStore('1', storage);
    for (let number = 0; number < 60; number += 1) store.write(`/api/story/${number}`, '{}');
    store.read('/api/story/0');
    store.write('/api/story/new', '{}');
    expect(store.read('/api/story/0')).toBeDefined();
    expect(store.read('/api/story/1')).toBeUndefined();
    expect(Object.keys(storage).filter((key) => key.startsWith('content:/'))).toHaveLength(60);
  });

  test('holds at most a million and a half characters', () => {
    const store = openContentStore('1', storage);
    for (const name of ['a', 'b', 'c', 'd']) store.write(name, JSON.stringify('x'.repeat(499_000)));
    expect(['a', 'b', 'c', 'd'].filter((name) => store.read(name))).toEqual(['b', 'c', 'd']);
    store.write('e', JSON.stringify('x'.repeat(2_000_000)));
    expect(store.read('e')).toBeUndefined();
  });

  test.each([
    ['forbidden', undefined],
    [
      'full',
      Object.assign(newStorage(), {
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
      }),
    ],
    ['broken', Object.assign(newStorage(), { 'content:index': '{{', [`content:${list}`]: '{{' })],
  ])('works without storing anything if the storage is %s', async (_, given) => {
    const call = withContentCache(transport, { store: openContentStore('1', given), mustBeFresh: () => anew, onFresh });
    expect(await get(call, list)).toEqual(has('Rain'));
    expect(await get(call, list)).toEqual(has('Rain'));
  });
});
