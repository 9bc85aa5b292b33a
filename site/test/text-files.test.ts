import { openLanguage } from '@trekker/texts/open-language.ts';
import { beforeAll, expect, test } from 'vitest';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { openLanguages } from '../src/server/languages/open-languages.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

// A language comes to a browser by files of its own, which are there before the page is taken up.

const site = testSite(async () => ({ pages: await builtPages() }));
const [english, pseudo, mirrored] = ['', '/en-xa', '/ar-xb'];
beforeAll(async () => {
  await aLanguage(site.db, { code: 'en-xa' });
  await aLanguage(site.db, { code: 'ar-xb' });
});

const pageOf = async (below: string, path: string) => (await fetch(site.origin + below + path)).text();
const modulesOf = (html: string) => /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
const textFilesOf = (html: string) => modulesOf(html).filter((file) => file.includes('/texts/'));

test('a page in English asks for no file of texts', async () => {
  const html = await pageOf(english, '/search?q=lisbon');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('Search results for lisbon');
  expect(textFilesOf(html)).toEqual([]);
  expect(html).not.toContain('"texts":"/');
});

test('another language’s page brings the texts of the frame and its own, before all code', async () => {
  const html = await pageOf(pseudo, '/search?q=lisbon');
  expect(html).toContain('<html lang="en-xa" dir="ltr">');
  expect(html).toContain('[Šéàrçh réšûltš för lisbon~~~~~~~~]');
  expect(html).not.toContain('Search results for');
  const [frame = '', own = '', ...code] = modulesOf(html);
  expect(frame).toMatch(/^\/assets\/texts\/en-xa-[0-9a-f]{8}\/frame\.js$/);
  expect(own).toBe(frame.replace('frame', 'features/search/web/search.page.tsx'));
  expect(code.filter((file) => file.includes('/texts/'))).toEqual([]);
  const answers = await Promise.all([frame, own].map((file) => fetch(site.origin + file)));
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [200, 'public, max-age=31536000, immutable'],
    [200, 'public, max-age=31536000, immutable'],
  ]);
  expect(await answers[0]?.text()).toContain('plural:');
  expect(await answers[1]?.text()).toMatch(/"search\.[a-z]+":\["\[","Ñöthîñg föûñd för “",\["value","words"\]/);
});

test('a language that is written from right to left says so', async () => {
  expect(await pageOf(mirrored, '/search')).toContain('<html lang="ar-xb" dir="rtl">');
});

test('texts of one language are never those of another, whatever is kept', async () => {
  const pages = await Promise.all(
    Array.from({ length: 60 }, (_, index) => pageOf(index % 2 ? pseudo : english, `/search?q=none${index >> 2}`)),
  );
  for (const [index, html] of pages.entries()) {
    expect(html.includes('Try fewer words')).toBe(index % 2 === 0);
    expect(html.includes('[Trý féwér wördš')).toBe(index % 2 === 1);
  }
});

test('a browser counts by the same rules as the server', async () => {
  const pluralRules: Record<string, unknown> = await import('make-plural');
  for (const code of ['en', 'de', 'fr', 'es', 'ar']) {
    const { plural } = openLanguage(code, {}).rules;
    const inBrowser = pluralRules[code] as typeof plural;
    for (const count of [...Array(1200).keys(), 10_000, 1_000_000, 0.5, 1.5, 2.25])
      for (const ordinal of [false, true])
        expect([code, count, ordinal, inBrowser(count, ordinal)]).toEqual([
          code,
          count,
          ordinal,
          plural(count, ordinal),
        ]);
  }
});

test('a language knows its direction', () => {
  const directions = [...openLanguages().values()].map(({ code, direction }) => [code, direction]);
  expect(directions).toEqual(
    expect.arrayContaining([
      ['en', 'ltr'],
      ['en-xa', 'ltr'],
      ['ar-xb', 'rtl'],
    ]),
  );
});
