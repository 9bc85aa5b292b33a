import '@trekker/texts/in-english.fixture.ts';
import { describe, expect, test } from 'vitest';
import { localeTags } from '../language/head-locales.ts';
import type { PageMeta } from '../page.ts';
import { headHtml, shortDescription } from './page-head.ts';
import { pagesBeside } from './pages-beside.ts';

const siteUrl = 'https://trekker.example';
const site = { siteUrl, siteName: 'Trekker' };
const page: PageMeta = { title: 'Lisbon', description: 'Steep lanes.', canonicalPath: '/destinations/lisbon' };
const contentOf = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];
const linkOf = (html: string, rel: string) => html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`))?.[1];

describe('the description of a page', () => {
  test('stays unchanged if it is short, on one line', () => {
    expect(shortDescription(' Steep\n lanes. ')).toBe('Steep lanes.');
    expect(shortDescription('x'.repeat(160))).toBe('x'.repeat(160));
  });

  test('ends between words if it is long', () => {
    const short = shortDescription(`${'word '.repeat(31)}and, another one`);
    expect(short).toBe(`${'word '.repeat(31)}and…`);
    expect(short.length).toBeLessThanOrEqual(160);
    expect(shortDescription('x'.repeat(200))).toBe(`${'x'.repeat(159)}…`);
  });
});

describe('the head of a page', () => {
  test('has absolute URLs', () => {
    const html = headHtml({ ...page, previousPath: '/destinations', nextPath: '/destinations?page=3' }, site);
    expect(linkOf(html, 'canonical')).toBe(`${siteUrl}/destinations/lisbon`);
    expect(contentOf(html, 'og:url')).toBe(`${siteUrl}/destinations/lisbon`);
    expect(linkOf(html, 'prev')).toBe(`${siteUrl}/destinations`);
    expect(linkOf(html, 'next')).toBe(`${siteUrl}/destinations?page=3`);
    expect(html).not.toContain('noindex');
  });

  test('has the image of the page', () => {
    const image = { url: '/media/a.webp', alt: 'Trams "28" & more', width: 1600, height: 1067 };
    const html = headHtml({ ...page, image }, site);
    expect(contentOf(html, 'og:image')).toBe(`${siteUrl}/media/a.webp`);
    expect(contentOf(html, 'og:image:alt')).toBe('Trams &quot;28&quot; &amp; more');
    expect(contentOf(html, 'og:image:width')).toBe('1600');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  test('has an image that is drawn where the page has none: of its title, or of the site', () => {
    const imageOf = (meta: PageMeta, siteName: string) => contentOf(headHtml(meta, { ...site, siteName }), 'og:image');
    const address = new RegExp(`^${siteUrl}/media/[0-9a-f]{16}-card\\.jpg\\?of=/destinations/lisbon$`);
    expect(imageOf(page, 'Trekker')).toMatch(address);
    expect(imageOf(page, 'Kompass & Söhne')).toMatch(address);
    expect(imageOf(page, 'Kompass & Söhne')).not.toBe(imageOf(page, 'Trekker'));
    const lost = { title: 'Page not found', description: '' };
    expect(imageOf(lost, 'Kompass & Söhne')).toMatch(/-card\.jpg\?of=\/$/);
    expect(imageOf({ ...lost, canonicalPath: '/' }, 'Kompass & Söhne')).toBe(imageOf(lost, 'Kompass & Söhne'));
    expect(imageOf(lost, 'Trekker')).toBe(`${siteUrl}/og.jpg`);
  });

  test('keeps search engines out if the page has no address of its own', () => {
    const html = headHtml({ title: 'x', description: 'y', nextPath: '/z' }, site);
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/rel="(canonical|next)"/);
  });

  test('has absolute URLs in its structured data, in which nothing can end the script (T34)', () => {
    const jsonLd = [
      {
        '@type': 'BreadcrumbList',
        name: '/not an address </script>',
        itemListElement: [{ item: '/stories' }, { item: 'https://elsewhere.example/' }],
        image: ['/media/a.webp'],
        potentialAction: { target: '/search?q={search_term_string}' },
      },
    ];
    const html = headHtml({ ...page, jsonLd }, site);
    const data = html.match(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      '@type': 'BreadcrumbList',
      name: '/not an address </script>',
      itemListElement: [{ item: `${siteUrl}/stories` }, { item: 'https://elsewhere.example/' }],
      image: [`${siteUrl}/media/a.webp`],
      potentialAction: { target: `${siteUrl}/search?q={search_term_string}` },
    });
  });
});

describe('the language of a page', () => {
  const languages = [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'pt-br', name: 'Português', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ] as const;
  const localesOf = (meta: PageMeta, shown: Parameters<typeof localeTags>[1]) =>
    [...localeTags(meta, shown).matchAll(/<meta property="og:locale(?::alternate)?" content="([^"]*)"/g)].map(
      ([, locale]) => locale,
    );
  const jsonLd = [{ '@type': 'Article', inLanguage: null, image: '/a.webp', about: { inLanguage: null } }];
  const editions = (shown: string) => [
    { language: 'en', path: '/stories/a', isShown: shown === 'en' },
    { language: 'ar', path: '/stories/b', isShown: shown === 'ar' },
  ];

  test('is said to networks with its land, and in structured data', () => {
    const html = headHtml({ ...page, jsonLd }, site);
    expect(localesOf(page, {})).toEqual(['en_US']);
    expect(html).toContain('"inLanguage":"en","image":"https://trekker.example/a.webp","about":{"inLanguage":"en"}');
  });

  test('stands before those that it is there in besides', () => {
    expect(localesOf(page, { languages })).toEqual(['en_US', 'pt_BR', 'ar_EG']);
    const written = { ...page, isWritten: true, editions: editions('en') } as const;
    expect(localesOf(written, { languages })).toEqual(['en_US', 'ar_EG']);
  });

  test('is that of what it shows in place of what is not there', () => {
    const written = { ...page, isWritten: true, editions: editions('ar'), jsonLd } as const;
    expect(localesOf(written, { languages })).toEqual(['ar_EG']);
    expect(headHtml(written, { ...site, languages })).toContain('"inLanguage":"ar"');
  });
});

test.each([
  [1, 1, {}],
  [1, 3, { nextPath: '/2' }],
  [2, 3, { previousPath: '/1', nextPath: '/3' }],
  [3, 3, { previousPath: '/2' }],
])('page %i of %i links to its neighbours in its head', (shown, totalPages, expected) => {
  expect(pagesBeside({ page: shown, totalPages }, (number) => `/${number}`)).toEqual(expected);
});
