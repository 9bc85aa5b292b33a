import { beforeEach, describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { isReservedSlug } from '../reserved-slugs.ts';
import { aPage } from '../server/page.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages(), config: { siteUrl: 'https://trekker.example' } }));
beforeEach(keptRows(site).restore);

describe('a page of the magazine’s own', () => {
  test('stands right below the address of the site, with its head', async () => {
    await aPage(site.db, { slug: 'press', title: 'Press & <b>', contentMarkdown: '## Pictures\n\nAsk *first*.' });
    const { status, text } = await site.ask('/press');
    expect(status).toBe(200);
    expect(text).toContain('<title>Press &amp; &lt;b&gt; | Trekker</title>');
    expect(text).toContain('<meta name="description" content="For those who write about us."');
    expect(text).toContain('<link rel="canonical" href="https://trekker.example/press"');
    expect(text).toMatch(/<h2[^>]*>Pictures<\/h2>[\s\S]*<em>first<\/em>/);
  });

  test('is found by its other spellings and former addresses in one hop', async () => {
    await aPage(site.db, { slug: 'press', formerSlugs: ['media-kit'] });
    for (const path of ['/Press', '/press/', '/media-kit']) {
      const { status, headers } = await site.ask(path);
      expect([path, status, headers.location]).toEqual([path, 301, '/press']);
    }
  });

  test('answers from memory, and anew once it is changed', async () => {
    const { id } = await aPage(site.db, { slug: 'press', title: 'Press' });
    await site.ask('/press');
    const { entries } = site.site.cache.stats();
    await site.ask('/press?utm_source=x');
    expect(site.site.cache.stats().entries).toBe(entries);
    const { headers } = await aLogin(site.db, { role: 'ADMIN' });
    const body = JSON.stringify({ title: 'Newsroom' });
    const json = { ...headers, 'content-type': 'application/json' };
    await site.ask(`/api/v5/admin/pages/${id}`, { method: 'PUT', headers: json, body });
    await expect.poll(async () => (await site.ask('/press')).text).toContain('<title>Newsroom | Trekker</title>');
  });

  test('that is a draft, or none, is the page for addresses that lead nowhere, and is kept nowhere', async () => {
    await aPage(site.db, { slug: 'secret', published: false });
    const { entries } = site.site.cache.stats();
    const nowhere = (await site.ask('/no-where/at-all')).text.match(/<h1[^>]*>([^<]*)/)?.[1];
    for (const path of ['/secret', '/nowhere', '/wp-login.php']) {
      const { status, text } = await site.ask(path);
      expect([path, status, text.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([path, 404, nowhere]);
    }
    expect(site.site.cache.stats().entries - entries).toBeLessThanOrEqual(2);
  });
});

test('no page of the magazine’s own can stand where a page, a call or a file of the site does', async () => {
  const { json } = await site.ask('/openapi.json');
  const { pages } = await builtPages();
  const firstWord = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';
  const paths = [...pages.map(({ path }) => path), ...Object.keys(json.paths)];
  const words = [...new Set(paths.map(firstWord))].filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
  for (const word of ['assets', 'media', 'docs', 'healthz', 'readyz', 'admin', 'de', 'pt-br'])
    expect([word, isReservedSlug(word)]).toEqual([word, true]);
  for (const word of ['press', 'imprint', 'work-with-us']) expect([word, isReservedSlug(word)]).toEqual([word, false]);
});

test('what answers at an address of one word goes on doing so', async () => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/feed.xml', 'application/atom+xml'],
    ['/story', 'application/json'],
    ['/healthz', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const)
    expect([path, (await site.ask(path)).headers['content-type']?.split(';')[0]]).toEqual([path, type]);
});
