import { expect, test } from 'vitest';
import { page, serveCache } from './served-cache.fixture.ts';

const encodings = ['identity', 'gzip', 'br'];

test('each encoding has a strong ETag of its own, derived from the content', async () => {
  const { ask, cache } = await serveCache({ produce: async () => page('same') });
  const tagsOf = async (path: string) => {
    const answers = await Promise.all(encodings.map((encoding) => ask(path, { 'accept-encoding': encoding })));
    return answers.map(({ headers }) => headers.etag);
  };
  const tags = await tagsOf('/a');
  expect(tags[0]).toMatch(/^"[\w-]{22}"$/);
  expect(tags[1]).toBe(tags[0]?.replace(/"$/, '-gzip"'));
  expect(tags[2]).toBe(tags[0]?.replace(/"$/, '-br"'));
  cache.clear();
  expect(await tagsOf('/b')).toEqual(tags);
});

test('different content has a different ETag', async () => {
  const { ask } = await serveCache();
  expect((await ask('/a')).headers.etag).not.toBe((await ask('/b')).headers.etag);
});

const lists: [string, (etag: string) => string][] = [
  ['the tag', (etag) => etag],
  ['the weakened tag', (etag) => `W/${etag}`],
  ['a list', (etag) => `"old", W/"older" ,  ${etag}`],
  ['a list of weak tags', (etag) => `W/${etag},"old"`],
  ['a star', () => '*'],
];
test.each(lists)('If-None-Match with %s gives 304', async (_, header) => {
  const { ask, cache } = await serveCache({
    produce: async (key) => page(key, { headers: { ...page(key).headers, vary: 'Accept' } }),
  });
  for (const encoding of encodings) {
    const full = await ask('/a', { 'accept-encoding': encoding });
    for (const method of ['GET', 'HEAD']) {
      const conditions = { 'accept-encoding': encoding, 'if-none-match': header(full.headers.etag ?? '') };
      const { status, headers, body } = await ask('/a', conditions, method);
      expect(status).toBe(304);
      expect(body.length).toBe(0);
      expect(headers).toMatchObject({
        etag: full.headers.etag,
        vary: full.headers.vary,
        'cache-control': 'public, max-age=0',
      });
      for (const name of ['content-length', 'content-type', 'content-encoding', 'transfer-encoding']) {
        expect(headers[name]).toBeUndefined();
      }
    }
  }
  expect(cache.stats().notModified).toBe(6);
});

const others: [string, (etag: string) => string][] = [
  ['another tag', () => '"another"'],
  ['the tag of another encoding', (etag) => etag.replace(/"$/, '-br"')],
  ['the tag without quotes', (etag) => etag.replaceAll('"', '')],
  ['a longer tag', (etag) => etag.replace(/"$/, 'x"')],
  ['nothing', () => ''],
];
test.each(others)('If-None-Match with %s gives the full answer', async (_, header) => {
  const { ask, cache } = await serveCache();
  const full = await ask('/a');
  const { status, body } = await ask('/a', { 'if-none-match': header(full.headers.etag ?? '') });
  expect(status).toBe(200);
  expect(body.equals(full.body)).toBe(true);
  expect(cache.stats().notModified).toBe(0);
});

test('a client that returns after a drop gets 304 if nothing changed, else the new content', async () => {
  let text = 'one';
  const { ask, cache } = await serveCache({ produce: async () => page(text, { tags: ['text'] }) });
  const condition = { 'if-none-match': (await ask('/a')).headers.etag ?? '' };
  cache.drop(['text']);
  expect((await ask('/a', condition)).status).toBe(304);
  text = 'two';
  cache.drop(['text']);
  const { status, body } = await ask('/a', condition);
  expect([status, body.toString()]).toEqual([200, page('two').body.toString()]);
});

test('only a 200 can become a 304', async () => {
  const { ask } = await serveCache({ produce: async (key) => page(key, { status: 404 }) });
  const { status, headers, body } = await ask('/a', { 'if-none-match': '*' });
  expect(status).toBe(404);
  expect(headers.etag).toBeUndefined();
  expect(body.equals(page('/a').body)).toBe(true);
});
