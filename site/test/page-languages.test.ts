import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import {
  destinationTexts,
  formerDestinationTextSlugs,
} from '../src/features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { formerPageTextSlugs, pageTexts } from '../src/features/pages/server/editions/page-text.table.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { formerStoryTextSlugs, storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { formPoster } from './calls/plain-forms.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

// Pages in several languages, by the prefix of their address.

const site = testSite(async () => ({ pages: await builtPages() }));
let place: string;
beforeAll(async () => {
  place = `/destinations/${(await aDestination(site.db, { name: 'Lisbon' })).slug}`;
  await aLanguage(site.db, { code: 'en-xa', position: 0 });
  await aLanguage(site.db, { code: 'ar-xb', position: 1 });
  await aLanguage(site.db, { code: 'is', position: 2, state: 'preparing' });
});
beforeEach(keptRows(site).restore);

const read = async (path: string) => (await site.ask(path, { headers: { accept: 'text/html' } })).text;
const led = async (path: string) => {
  const { status, headers } = await site.ask(path);
  return [status, headers.location];
};
const links = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)"`, 'g'))].map(
    ([, language, href = '']) => (language ? [language, new URL(href).pathname] : new URL(href).pathname),
  );
const pathsIn = (xml: string) =>
  [...xml.matchAll(/(?<=<loc>|href=")[^<"]*/g)].map(([address]) => new URL(address).pathname);
const alternates = (path: string) => [
  ['en', path],
  ['en-xa', `/en-xa${path}`],
  ['ar-xb', `/ar-xb${path}`],
  ['x-default', path],
];

describe('an address', () => {
  test('says the language of its page, and nothing else does', async () => {
    expect(await read('/')).toContain('<html lang="en">');
    expect(await read('/en-xa/')).toContain('<html lang="en-xa" dir="ltr">');
    expect(await read('/ar-xb/stories')).toContain('<html lang="ar-xb" dir="rtl">');
    const plain = await site.ask('/');
    const asked = await site.ask('/', { headers: { 'accept-language': 'ar-xb' } });
    expect([asked.status, asked.headers.etag, asked.headers.vary]).toEqual([
      200,
      plain.headers.etag,
      plain.headers.vary,
    ]);
  });

  test('has one spelling', async () => {
    expect(await led('/en-xa')).toEqual([301, '/en-xa/']);
    expect(await led('/AR-XB/Stories/?page=2')).toEqual([301, '/ar-xb/stories?page=2']);
    expect(await led('/en/stories?page=2')).toEqual([301, '/stories?page=2']);
    expect(await led('/en')).toEqual([301, '/']);
  });

  test('in a language that readers cannot choose is nowhere', async () => {
    expect((await site.ask('/is/stories')).status).toBe(404);
    expect((await site.ask('/ar-xb/no-such-page')).status).toBe(404);
  });

  test('keeps its language in all that the page leads to', async () => {
    for (const path of ['/', '/stories', '/destinations', place, '/login', '/about', '/search?q=x', '/no-such-page']) {
      const html = await read(`/ar-xb${path}`);
      const inside = html.replace(/<a [^>]*hrefLang="[^"]*"[^>]*>/gi, '');
      const left = [...inside.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^\/(ar-xb\/|api\/|media\/)/.test(href));
      expect([path, left]).toEqual([path, []]);
      expect(html).toContain('"prefix":"/ar-xb"');
    }
  });
});

describe('the head', () => {
  test('of a page of the site itself names it in every language, both ways', async () => {
    for (const [prefix, path] of [
      ['', '/'],
      ['/en-xa', '/'],
      ['/ar-xb', '/contact'],
    ] as const) {
      const html = await read(prefix + path);
      expect(links(html, 'canonical')).toEqual([prefix + path]);
      expect(links(html, 'alternate').filter(Array.isArray)).toEqual(alternates(path));
      expect(html).not.toContain('noindex');
    }
  });

  test('of what somebody wrote leads search engines to the language that it is in', async () => {
    const html = await read(`/en-xa${place}`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(links(html, 'canonical')).toEqual([place]);
    for (const path of [place, `/en-xa${place}`])
      expect(links(await read(path), 'alternate').filter(Array.isArray)).toEqual([]);
    expect((await site.ask('/sitemap.xml')).text).not.toContain(`/en-xa${place}`);
  });

  test('of a story names the languages that it is in, each by its own address', async () => {
    const { id, slug } = await aStory(site.db, { title: 'A station', publishedAt: new Date(0) });
    await site.db.insert(formerStoryTextSlugs).values({ storyId: id, language: 'en-xa', slug: 'stop' });
    await site.db.insert(storyTexts).values({
      storyId: id,
      language: 'en-xa',
      slug: 'haltestelle-東京',
      title: 'Halt',
      content: 'Nobody hurries.',
      published: true,
      publishedAt: new Date(0),
      sourceVersion: 1,
    });
    site.forget();
    const there = encodeURIComponent('haltestelle-東京');
    const addresses = [
      ['en', `/stories/${slug}`],
      ['en-xa', `/en-xa/stories/${there}`],
      ['x-default', `/stories/${slug}`],
    ];
    for (const path of [`/stories/${slug}`, `/en-xa/stories/${there}`]) {
      const html = await read(path);
      expect(links(html, 'canonical')).toEqual([path]);
      expect(links(html, 'alternate').filter(Array.isArray)).toEqual(addresses);
      expect(html).not.toContain('noindex');
      expect(new URL(/"mainEntityOfPage":"([^"]*)"/.exec(html)?.[1] ?? '').pathname).toBe(path);
    }
    expect(await led(`/en-xa/stories/${slug}`)).toEqual([301, `/en-xa/stories/${there}`]);
    expect(await led('/en-xa/stories/stop')).toEqual([301, `/en-xa/stories/${there}`]);
    expect(await led(`/stories/${there}`)).toEqual([301, `/stories/${slug}`]);
    const sitemap = (await site.ask('/sitemap.xml')).text;
    const entries = sitemap.split('<url>').filter((entry) => entry.includes('/stories/'));
    expect(entries.map((entry) => pathsIn(entry)).sort()).toEqual(
      [`/stories/${slug}`, `/en-xa/stories/${there}`]
        .map((path) => [path, `/stories/${slug}`, `/en-xa/stories/${there}`])
        .sort(),
    );
    const fallback = await read(`/ar-xb/stories/${slug}`);
    expect(fallback).toContain('<meta name="robots" content="noindex"');
    expect(links(fallback, 'canonical')).toEqual([`/stories/${slug}`]);
    expect(links(fallback, 'alternate').filter(Array.isArray)).toEqual([]);
    expect(fallback).toMatch(/<h1 class="t-page" lang="en" dir="ltr">A station<\/h1>/);
    expect(fallback).toMatch(/<p class="[^"]*" lang="en" dir="ltr">Nobody boards/);
    expect(fallback).toMatch(/<div class="[^"]*prose[^"]*" lang="en" dir="ltr">/);
    expect(fallback).toContain('Éñglîšh');
  });

  test('of a place names the languages that it is in, each by its own address', async () => {
    const itinerary = [
      { id: 'one', day: 1, title: 'The ribeira', activities: [] },
      { id: 'two', day: 2, title: 'The lodges', activities: [] },
    ];
    const { id, slug } = await aDestination(site.db, { name: 'Porto', description: 'Steep streets.', itinerary });
    await site.db.insert(formerDestinationTextSlugs).values({ destinationId: id, language: 'en-xa', slug: 'oporto' });
    await site.db.insert(destinationTexts).values({
      destinationId: id,
      language: 'en-xa',
      slug: 'hafenstadt-東京',
      name: 'Hafenstadt',
      description: 'Steile Gassen.',
      popularFor: ['Wein'],
      itinerary: { one: { title: 'Das Ufer', activities: [] } },
      published: true,
      publishedAt: new Date(0),
      sourceVersion: 1,
    });
    site.forget();
    const there = encodeURIComponent('hafenstadt-東京');
    const [original, edition] = [`/destinations/${slug}`, `/en-xa/destinations/${there}`];
    const addresses = [
      ['en', original],
      ['en-xa', edition],
      ['x-default', original],
    ];
    for (const path of [original, edition]) {
      const html = await read(path);
      expect(links(html, 'canonical')).toEqual([path]);
      expect(links(html, 'alternate').filter(Array.isArray)).toEqual(addresses);
      expect(html).not.toContain('noindex');
    }
    const html = await read(edition);
    expect(html).toMatch(/<h1>Hafenstadt<\/h1>/);
    expect(html).toContain('<div><h3>Das Ufer</h3>');
    expect(html).toContain('<div lang="en" dir="ltr"><h3>The lodges</h3>');
    expect(await led(`/en-xa${original}?page=2`)).toEqual([301, `${edition}?page=2`]);
    expect(await led('/en-xa/destinations/oporto')).toEqual([301, edition]);
    expect(await led(`/destinations/${there}`)).toEqual([301, original]);
    const entries = (await site.ask('/sitemap.xml')).text
      .split('<url>')
      .filter((entry) => /porto|hafenstadt/.test(entry));
    expect(entries.map((entry) => pathsIn(entry)).sort()).toEqual(
      [original, edition].map((path) => [path, original, edition]).sort(),
    );
    const fallback = await read(`/ar-xb${original}`);
    expect(fallback).toContain('<meta name="robots" content="noindex"');
    expect(links(fallback, 'canonical')).toEqual([original]);
    expect(links(fallback, 'alternate').filter(Array.isArray)).toEqual([]);
    expect(fallback).toMatch(/<h1 lang="en" dir="ltr">Porto<\/h1>/);
    expect(fallback).toMatch(/<p class="[^"]*" lang="en" dir="ltr">Steep streets/);
    expect(fallback).toContain('Éñglîšh');
  });

  test('of a page of the magazine’s own names the languages that it is in, each by its own address', async () => {
    const { id } = await aPage(site.db, { slug: 'press', title: 'Press' });
    await site.db.insert(formerPageTextSlugs).values({ pageId: id, language: 'en-xa', slug: 'zeitung' });
    await site.db.insert(pageTexts).values({
      pageId: id,
      language: 'en-xa',
      slug: 'für-東京',
      title: 'Presse',
      description: 'Wer schreibt.',
      published: true,
      publishedAt: new Date(0),
      sourceVersion: 1,
    });
    site.forget();
    const [original, edition] = ['/press', `/en-xa/${encodeURIComponent('für-東京')}`];
    const addresses = [
      ['en', original],
      ['en-xa', edition],
      ['x-default', original],
    ];
    for (const path of [original, edition]) {
      const html = await read(path);
      expect(links(html, 'canonical')).toEqual([path]);
      expect(links(html, 'alternate').filter(Array.isArray)).toEqual(addresses);
      expect(html).not.toContain('noindex');
    }
    expect(await read(edition)).toMatch(/<h1 class="t-page">Presse<\/h1>/);
    expect(await led('/en-xa/press')).toEqual([301, edition]);
    expect(await led('/en-xa/zeitung')).toEqual([301, edition]);
    const entries = (await site.ask('/sitemap.xml')).text.split('<url>').filter((entry) => entry.includes('/press'));
    expect(entries.map((entry) => pathsIn(entry)).sort()).toEqual(
      [original, edition].map((path) => [path, original, edition]).sort(),
    );
    const fallback = await read('/ar-xb/press');
    expect(links(fallback, 'canonical')).toEqual([original]);
    expect(fallback).toContain('<h1 class="t-page" lang="en" dir="ltr">Press</h1>');
    expect(fallback).toContain('Éñglîšh');
  });

  test('names the feed of the language', async () => {
    const feed = (html: string) =>
      /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/.exec(html)?.[1];
    expect(new URL(feed(await read('/')) ?? '').pathname).toBe('/feed.xml');
    const below = new URL(feed(await read('/ar-xb/stories')) ?? '').pathname;
    expect(below).toBe('/ar-xb/feed.xml');
    expect((await site.ask(below)).text).toContain('xml:lang="ar-xb"');
    expect(await led('/en/feed.xml')).toEqual([301, '/feed.xml']);
  });

  test('names a manifest that begins in the language', async () => {
    expect(await read('/ar-xb/')).toContain('<link rel="manifest" href="/ar-xb/manifest.webmanifest">');
    const { lang, dir, start_url } = (await site.ask('/ar-xb/manifest.webmanifest')).json;
    expect({ lang, dir, start_url }).toEqual({ lang: 'ar-xb', dir: 'rtl', start_url: '/ar-xb/' });
  });
});

test('links lead to the same page and query in each language', async () => {
  const html = await read('/ar-xb/search?q=lisbon');
  const found = [...html.matchAll(/<a href="([^"]*)" hrefLang="([^"]*)"/gi)].map(([, href, code]) => [code, href]);
  expect(new Set(found.map(String))).toEqual(
    new Set(['en,/search?q=lisbon', 'en-xa,/en-xa/search?q=lisbon', 'ar-xb,/ar-xb/search?q=lisbon']),
  );
});

test('a form without a script stays in its language', async () => {
  const post = formPoster(site);
  const wrong = await post('/ar-xb/login', { email: 'nobody@example.com', password: 'My Secret 1' });
  expect([wrong.status, wrong.text.includes('<html lang="ar-xb" dir="rtl">')]).toEqual([401, true]);
  expect(await led('/ar-xb/account')).toEqual([302, '/ar-xb/login']);
});

test('a secret in an address stays one', async () => {
  const { headers } = await site.ask('/ar-xb/preview/abc');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a site of one language says nothing of languages', async () => {
  await site.db.execute('delete from languages');
  site.forget();
  const html = await read('/');
  expect(html).not.toContain('hreflang');
  expect(html).not.toContain('"languages"');
  expect((await site.ask('/en-xa/stories')).status).toBe(404);
  expect((await site.ask('/en/stories')).status).toBe(404);
});
