import { DOMParser, type Element } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { testSite } from '#test/site/test-site.ts';

const siteUrl = 'https://trekker.example';
const site = testSite({ config: { siteUrl } });
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';

beforeAll(async () => {
  for (const [position, code] of ['de', 'ar'].entries()) await aLanguage(site.db, { code, position });
  await aLanguage(site.db, { code: 'fr', position: 2, state: 'preparing' });
  const text = { sourceVersion: 1, published: true, publishedAt: new Date(0) };
  const train = await aStory(site.db, { title: 'The train & the tram', slug: 'train', tags: ['Rail & sail'] });
  await aStory(site.db, { title: 'The ferry', slug: 'ferry' });
  const hidden = await aStory(site.db, { title: 'Hidden', slug: 'hidden', published: false });
  const lisbon = await aDestination(site.db, { name: 'Lisbon', slug: 'lisbon' });
  await aDestination(site.db, { name: 'Porto', slug: 'porto' });
  await aPage(site.db, { slug: 'press', title: 'Press' });
  await site.db.insert(storyTexts).values([
    { ...text, storyId: train.id, language: 'de', slug: 'der-zug', title: 'Der Zug' },
    { ...text, storyId: train.id, language: 'ar', slug: 'القطار', title: 'القطار' },
    { ...text, storyId: train.id, language: 'fr', slug: 'le-train', title: 'Le train' },
    { ...text, storyId: hidden.id, language: 'de', slug: 'versteckt', title: 'Versteckt' },
  ]);
  await site.db.insert(destinationTexts).values([
    { ...text, destinationId: lisbon.id, language: 'de', slug: 'lissabon', name: 'Lissabon' },
    { ...text, destinationId: lisbon.id, language: 'ar', slug: 'لشبونة', name: 'لشبونة', published: false },
  ]);
  site.forget();
});

const childrenOf = (element: Element) => [...element.childNodes].filter((node) => node.nodeType === 1) as Element[];

/** A sitemap as the protocol and its schema have it, or what is wrong with it. */
async function readSitemap(path: string) {
  const { text } = await site.ask(path);
  const faults: string[] = [];
  const root = new DOMParser({ onError: (level, message) => faults.push(`${level}: ${message}`) }).parseFromString(
    text,
    'text/xml',
  ).documentElement;
  if (!root) throw new Error('The sitemap is empty.');
  expect([root.namespaceURI, root.localName, faults]).toEqual([sitemaps, 'urlset', []]);
  return childrenOf(root).map((url) => {
    expect([url.namespaceURI, url.localName]).toEqual([sitemaps, 'url']);
    const [loc, ...rest] = childrenOf(url);
    expect([loc?.namespaceURI, loc?.localName, loc?.textContent?.startsWith(`${siteUrl}/`)]).toEqual([
      sitemaps,
      'loc',
      true,
    ]);
    const lastmod = rest[0]?.localName === 'lastmod' ? rest.shift() : undefined;
    if (lastmod) expect(lastmod.textContent).toBe(new Date(lastmod.textContent ?? '').toISOString());
    const alternates = rest.map((link) => {
      expect([link.namespaceURI, link.localName, link.getAttribute('rel')]).toEqual([xhtml, 'link', 'alternate']);
      return [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const;
    });
    return { address: loc?.textContent ?? '', alternates };
  });
}

test('a sitemap of several languages is what its schema says, and each entry names all the others, both ways', async () => {
  const entries = await readSitemap('/sitemap.xml');
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  expect(byAddress.size).toBe(entries.length);
  for (const { address, alternates } of entries) {
    if (alternates.length === 0) continue;
    expect(alternates.map(([, href]) => href)).toContain(address);
    expect(new Set(alternates.map(([language]) => language)).size).toBe(alternates.length);
    for (const [language, href] of alternates) {
      expect([href, byAddress.get(href)?.alternates]).toEqual([href, alternates]);
      const [, first = ''] = new URL(href).pathname.split('/');
      expect([href, ['de', 'ar'].includes(first) ? first : 'en']).toEqual([href, language]);
    }
  }
  const languagesOf = (path: string) =>
    byAddress
      .get(siteUrl + path)
      ?.alternates.map(([language]) => language)
      .toSorted();
  expect([languagesOf('/stories/train'), languagesOf('/destinations/lisbon'), languagesOf('/stories/ferry')]).toEqual([
    ['ar', 'de', 'en'],
    ['de', 'en'],
    [],
  ]);
});

test('no address in it shows something else than what it is called', async () => {
  const paths = (await readSitemap('/sitemap.xml')).map(({ address }) => decodeURIComponent(new URL(address).pathname));
  const items = paths.filter((path) => /\/(stories|destinations)\/./.test(path) || path.endsWith('/press'));
  expect(items.sort()).toEqual(
    [
      ...['/stories/train', '/de/stories/der-zug', '/ar/stories/القطار', '/stories/ferry'],
      ...['/destinations/lisbon', '/de/destinations/lissabon', '/destinations/porto', '/press'],
    ].sort(),
  );
  expect(paths.filter((path) => path.startsWith('/fr'))).toEqual([]);
});
