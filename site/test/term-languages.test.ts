import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { termTexts } from '../src/features/glossary/server/term.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { languages } from '../src/features/languages/server/language.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type Calls, callsAs, soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// What tags, categories and entries of menus are called in other languages, wherever readers see them.

const site = testSite(async () => ({ pages: await builtPages(), config: { siteUrl: 'https://trekker.example' } }));
let forgetful: TestSite;
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  forgetful = await site.twin({ partsBytes: 0, cacheBytes: 0 });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  await aLanguage(site.db, { code: 'ar', position: 2 });
  await aDestination(site.db, { name: 'Tunis', tags: ['Street food', 'medina'] });
  await aStory(site.db, { title: 'Bread', category: 'Food', tags: ['Street food', 'harbour'] });
  await translate('de', 'tag', { 'street food': 'Straßenküche' });
});
afterAll(() => forgetful.close());
const rows = keptRows(site);
beforeEach(async () => {
  await rows.restore();
  await site.forget();
});

const kitchen = '/de/tags/stra%C3%9Fenk%C3%BCche';

const translate = async (language: string, kind: string, names: Record<string, string>) => {
  const terms = Object.entries(names).map(([term, name]) => ({ term, name }));
  const { status } = await author('PUT', `/api/v5/admin/glossary?language=${language}&kind=${kind}`, { terms });
  expect(status).toBe(200);
};
const page = async (address: string, at: Pick<TestSite, 'ask'> = site) => (await at.ask(address)).text;
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const cards = async (address: string, at = site) => (await at.ask(address)).json.data;
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https:\/\/trekker\.example([^"]*)"/g)].map(
    ([, language, address]) => [language, address],
  );
const canonical = (html: string) => /<link rel="canonical" href="https:\/\/trekker\.example([^"]*)"/.exec(html)?.[1];

describe('calls', () => {
  test('hold keys, and beside them what is called otherwise in the language', async () => {
    for (const at of [site, forgetful]) {
      const [story] = await cards('/api/story?language=de', at);
      expect([story.category, story.tags]).toEqual(['Food', ['Street food', 'harbour']]);
      expect(story.terms).toEqual({
        category: { name: 'Essen' },
        tags: { 'Street food': { name: 'Straßenküche', slug: 'straßenküche' } },
      });
      const [place] = await cards('/api/v3/destination?language=de', at);
      expect(place.terms).toEqual({ tags: story.terms.tags });
      for (const address of ['/api/story/bread', '/api/v3/destination/tunis'])
        expect((await cards(`${address}?language=de`, at)).terms.tags).toEqual(story.terms.tags);
    }
  });

  test('say nothing of it in the site’s own language', async () => {
    for (const address of ['/api/story', '/api/story/bread', '/api/v3/destination/tunis', '/api/site'])
      expect((await site.ask(address)).text).not.toMatch(/"terms"|"categoryNames"|Küche/i);
  });

  test('name what stands in with its language', async () => {
    const [story] = await cards('/api/story?language=fr');
    expect(story.terms.tags).toEqual({ 'Street food': { name: 'Straßenküche', language: 'de' } });
    expect(story.terms.category).toEqual({ name: 'Gastronomie' });
    const [arabic] = await cards('/api/story?language=ar');
    expect(arabic.terms).toEqual({ category: { name: 'طعام' }, tags: {} });
  });

  test('find stories by the tag or its address in a language', async () => {
    for (const tag of ['street food', 'Straßenküche', 'STREET%20FOOD']) {
      const { json } = await site.ask(`/api/story?language=de&tag=${encodeURI(decodeURI(tag))}`);
      expect([tag, json.totalCount]).toEqual([tag, 1]);
      expect(json.tag).toEqual({
        tag: 'street food',
        name: 'Straßenküche',
        language: 'de',
        slug: 'straßenküche',
        translations: [
          { language: 'en', slug: 'street food' },
          { language: 'de', slug: 'straßenküche' },
        ],
      });
    }
  });

  test('change within a second of a save, on every process', async () => {
    const other = await site.twin();
    const seen = async (at: TestSite) => (await cards('/api/story?language=de', at))[0].terms.category.name;
    expect([await seen(site), await seen(other)]).toEqual(['Essen', 'Essen']);
    await translate('de', 'category', { food: 'Kulinarik' });
    for (const at of [site, other]) await expect.poll(() => seen(at), soon).toBe('Kulinarik');
    await other.close();
  });
});

describe('pages', () => {
  test('say category and tags in their language, and mark what nobody has translated', async () => {
    const list = mainOf(await page('/de/stories'));
    expect(list).toContain('<b>Essen</b>');
    const story = mainOf(await page('/de/stories/bread'));
    expect(story).toMatch(/<a [^>]*href="\/de\/tags\/stra%C3%9Fenk%C3%BCche"[^>]*>Straßenküche<\/a>/);
    expect(story).toMatch(/<a [^>]*href="\/de\/tags\/harbour"[^>]*><span lang="en" dir="ltr">harbour<\/span><\/a>/);
    expect(await page('/de/stories/bread')).toMatch(/aria-current="page">Essen</);
    expect(mainOf(await page('/ar/stories'))).toContain('<b>طعام</b>');
    expect(mainOf(await page('/fr/stories/bread'))).toContain('<span lang="de" dir="ltr">Straßenküche</span>');
    const places = mainOf(await page('/de/destinations'));
    expect(places).toContain('<li>Straßenküche</li><li><span lang="en" dir="ltr">medina</span></li>');
    expect(mainOf(await page('/stories/bread'))).toMatch(/>Street food<\/a>/);
  });

  test('have chips that say what staff have translated', async () => {
    const chips = async (address: string) =>
      [...mainOf(await page(address)).matchAll(/href="\/de\/stories\?category=(Food[^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
        ([, category, word]) => [category, word],
      );
    expect(await chips('/de/stories')).toEqual([['Food+%26+Drink', 'Essen und Trinken']]);
    await translate('de', 'category', { food: 'Kulinarik' });
    expect(await chips('/de/stories')).toEqual([['Food+%26+Drink', 'Kulinarik']]);
    expect(await page('/de/stories?category=Food+%26+Drink')).toContain('<title>Geschichten: Kulinarik');
  });

  test('of a tag are at its own address in each language', async () => {
    const german = await page(kitchen);
    expect(mainOf(german)).toMatch(/<h1[^>]*>Straßenküche<\/h1>/);
    const addresses = [
      ['en', '/tags/street%20food'],
      ['de', kitchen],
      ['x-default', '/tags/street%20food'],
    ];
    expect(alternates(german)).toEqual(addresses);
    expect(canonical(german)).toBe(kitchen);
    expect(alternates(await page('/tags/street%20food'))).toEqual(addresses);
    for (const [from, to] of [
      ['/de/tags/street%20food', kitchen],
      ['/tags/stra%C3%9Fenk%C3%BCche', '/tags/street%20food'],
      ['/ar/tags/stra%C3%9Fenk%C3%BCche', '/ar/tags/street%20food'],
    ] as const) {
      const { status, headers } = await site.ask(from);
      expect([from, status, headers.location]).toEqual([from, 301, to]);
    }
    const arabic = await page('/ar/tags/street%20food');
    expect(arabic).toContain('<meta name="robots" content="noindex"');
    expect(canonical(arabic)).toBe('/tags/street%20food');
    expect(mainOf(arabic)).toContain('<span lang="en" dir="ltr">Street Food</span>');
  });

  test('of a tag that came later than a translation of its name have another address there', async () => {
    await aStory(site.db, { title: 'Ridge', tags: ['hiking'] });
    await translate('de', 'tag', { hiking: 'Wandern' });
    await aStory(site.db, { title: 'Slow', tags: ['Wandern'] });
    site.forget();
    const titles = async (address: string) =>
      [...mainOf(await page(address)).matchAll(/<h3[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, title]) => title);
    expect(await titles('/de/tags/wandern')).toEqual(['Ridge']);
    const story = mainOf(await page('/de/stories/slow'));
    const address = /<a [^>]*href="(\/de\/tags\/[^"]*)"[^>]*>(?:<[^>]*>)*Wandern</.exec(story)?.[1] ?? '';
    expect(address).toBe('/de/tags/wandern~en');
    expect(await titles(address)).toEqual(['Slow']);
    expect(canonical(await page(address))).toBe('/tags/wandern');
    expect(mainOf(await page(address))).toContain('<span lang="en" dir="ltr">Wandern</span>');
    expect(alternates(await page('/de/tags/wandern')).map(([, at]) => at)).toEqual([
      ...['/tags/hiking', '/de/tags/wandern', '/tags/hiking'],
    ]);
    expect(await titles('/tags/wandern')).toEqual(['Slow']);
    // Once it is translated itself, it has an address of its own, and the former one leads there.
    await translate('de', 'tag', { wandern: 'Wandertag' });
    site.forget();
    const led = await site.ask(address);
    expect([led.status, led.headers.location]).toEqual([301, '/de/tags/wandertag']);
  });

  test('of a tag lead on from every address that it had', async () => {
    await translate('de', 'tag', { 'street food': 'Garküche' });
    const { status, headers } = await site.ask(kitchen);
    expect([status, headers.location]).toEqual([301, '/de/tags/gark%C3%BCche']);
    await translate('de', 'tag', { 'street food': '' });
    expect((await site.ask(kitchen)).headers.location).toBe('/de/tags/street%20food');
  });

  test('have menus in their language', async () => {
    const to = { kind: 'route', name: 'about' };
    const { status } = await author('PUT', '/api/v5/admin/menus', {
      rail: [
        { label: 'Our guides', to },
        { label: 'Stories', to: { kind: 'route', name: 'stories' } },
      ],
      footer: [{ title: 'The magazine', entries: [{ label: 'Our guides', to }] }],
    });
    expect(status).toBe(200);
    await translate('de', 'menu', { 'Our guides': 'Unsere Führer' });
    const shown = async () => (await site.ask('/api/site?language=de')).json.data.menus;
    await expect
      .poll(async () => (await shown()).rail, soon)
      .toEqual([
        { label: 'Unsere Führer', href: '/about' },
        { label: 'Geschichten', href: '/stories' },
      ]);
    expect((await shown()).footer).toEqual([
      { title: 'The magazine', language: 'en', entries: [{ label: 'Unsere Führer', href: '/about' }] },
    ]);
    const german = await page('/de/about');
    expect(german).toContain('<h2 lang="en" dir="ltr">The magazine</h2>');
    expect(german).toMatch(/Unsere Führer<\/a>/);
    expect(await page('/about')).not.toContain('Führer');
    expect((await site.ask('/api/site')).json.data.menus.footer[0]).toEqual({
      title: 'The magazine',
      entries: [{ label: 'Our guides', href: '/about' }],
    });
  });
});

test('sitemap and feed know the tags of each language', async () => {
  const sitemap = await page('/sitemap.xml');
  expect(sitemap).toContain('<loc>https://trekker.example/de/tags/stra%C3%9Fenk%C3%BCche</loc>');
  expect(sitemap).not.toContain('/ar/tags/');
  expect(await page('/feed.xml')).toContain('<category term="Food"/>');
});

test('nobody is asked for terms in the site’s own language, and once for a list in another one', async () => {
  const read = countStatements(site.database, 'term_texts');
  for (const address of ['/', '/stories', '/stories/bread', '/api/story', '/api/site', '/feed.xml'])
    await site.ask(address);
  expect(read.count()).toBe(0);
  await site.ask('/api/story?language=de');
  expect(read.count()).toBe(1);
  await site.ask('/api/story?language=de&limit=3');
  expect(read.count()).toBe(0);
  await site.db.delete(termTexts);
  await site.db.delete(languages);
  site.forget();
  read.count();
  for (const address of ['/stories', '/tags/harbour', '/api/story?tag=harbour', '/sitemap.xml'])
    expect((await site.ask(address)).text).not.toMatch(/"terms"|"translations"|hreflang/);
  expect(read.count()).toBe(0);
});
