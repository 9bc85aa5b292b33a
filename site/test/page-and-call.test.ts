import { describe, expect, test } from 'vitest';
import { testSite, withoutPages } from './site/test-site.ts';

const pages = {
  ...withoutPages,
  pages: [
    { path: '/highlight', file: 'highlight', load: () => Promise.reject(), query: ['q'] },
    { path: '/about', file: 'about', load: () => Promise.reject() },
    { path: '/contact', file: 'contact', load: () => Promise.reject() },
  ],
  renderPage: async (url: string) => ({
    kind: 'page' as const,
    failures: [],
    status: 200,
    html: [`<h1>${new URL(url).pathname}</h1>`],
    state: {},
    meta: { title: 'A page', description: 'A page' },
    site: { siteName: 'Trekker' },
    module: '',
    files: ['highlight'],
  }),
};

const site = testSite({ pages });

describe.each(['/highlight', '/about'])('%s is both a page and an API call', (path) => {
  test.each<[string, Record<string, string>, string]>([
    ['a browser that opens it', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }, 'text/html'],
    ['a client that says nothing', {}, 'text/html'],
    ['anything goes', { accept: '*/*' }, 'text/html'],
    ['who asks for JSON', { accept: 'application/json' }, 'application/json'],
    ['who asks for JSON among others', { accept: 'text/plain, application/json;q=0.9' }, 'application/json'],
    ['a script of a page', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 'application/json'],
  ])('and answers rightly for %s', async (_who, headers, type) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.ask(path, { method, headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(type);
      expect(answer.headers.vary).toMatch(/\bAccept\b(?!-).*\bSec-Fetch-Dest\b/);
    }
  });

  test('and both answers vary by request headers, also from memory, compressed, or as 304', async () => {
    for (const accept of ['text/html', 'application/json']) {
      const first = await site.ask(path, { headers: { accept, 'accept-encoding': 'br' } });
      const unchanged = await site.ask(path, {
        headers: { accept, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
      });
      expect(unchanged.status).toBe(304);
      for (const { headers } of [first, unchanged]) expect(headers.vary).toMatch(/Accept, Sec-Fetch-Dest/);
    }
  });
});

test('a refused answer of such an address varies by request headers too', async () => {
  const { status, headers } = await site.ask('/highlight?page=0', { headers: { accept: 'application/json' } });
  expect(status).toBe(400);
  expect(headers.vary).toMatch(/Accept, Sec-Fetch-Dest/);
});

test('an address that is only a page or only a call does not vary', async () => {
  for (const path of ['/api/highlight', '/contact', '/story'])
    expect((await site.ask(path)).headers.vary ?? '').not.toMatch(/Sec-Fetch-Dest/);
});
