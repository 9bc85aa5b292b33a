import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { databaseLine } from '@trekker/database/connections/network-line.fixture.ts';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { answerInOwnLanguage } from '@trekker/texts/own-language.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { changeSiteLanguage } from '../src/processes/commands/own-language.ts';
import { takeOwnLanguage } from '../src/server/languages/own-language.ts';
import { builtPages } from './site/built-pages.ts';
import { runInside } from './site/command.ts';
import { becomeKompass, watchForeignWords } from './site/foreign-words.ts';
import { testSite } from './site/test-site.ts';

// A magazine of somebody else: wherever one looks, nothing says whose software it is, or what ours is called and says.

let line: Awaited<ReturnType<typeof databaseLine>>;
const site = testSite(async () => ({
  pages: await builtPages(),
  config: { sample: 'none', siteUrl: 'https://kompass.example', supportEmail: 'hilfe@kompass.example' },
  connectBy: async (connection) => {
    line = await databaseLine(connection);
    return { url: line.url };
  },
}));
afterAll(() => line.close());

type Look = ReturnType<typeof watchForeignWords>['look'];
const { found, fetched, look } = watchForeignWords();
beforeEach(() => {
  found.length = 0;
});
const browser = { accept: 'text/html' };

beforeAll(async () => {
  await becomeKompass(site);
  await aDestination(site.db, { name: 'Süderdünen', slug: 'suederduenen', description: 'Sand und Wind.' });
  await aStory(site.db, { title: 'Ein Deich', slug: 'ein-deich', authorId: null, tags: ['nordsee'] });
  await aHighlight(site.db, { name: 'Meike', location: 'Amrum' });
  await aPage(site.db, { slug: 'impressum', title: 'Impressum' });
});

/** The address of each page, with something that is there in place of what is open. */
const filled = (pattern: string) =>
  pattern
    .replace('/stories/:slug', '/stories/ein-deich')
    .replace('/destinations/:slug', '/destinations/suederduenen')
    .replace('/tags/:tag', '/tags/nordsee')
    .replace(/^\/:slug$/, '/impressum')
    .replace(/:kind/, 'story')
    .replace(/:\w+/g, '00000000-0000-4000-8000-00000000abcd');

const rootFiles = [
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/openapi.json',
  '/docs',
  '/sw.js',
  '/.well-known/security.txt',
];

/** Every public page, file and call. */
async function crawl(look: Look): Promise<void> {
  for (const { path: pattern } of (await builtPages()).pages) {
    const address = filled(pattern);
    look(address, await site.ask(address, { headers: browser }));
  }
  for (const address of ['/nowhere', '/stories/nowhere', '/privacy', '/terms', '/cookies', '/%zz', '/media/none.webp'])
    look(address, await site.ask(address, { headers: browser }));
  for (const file of rootFiles) look(file, await site.ask(file));
  const sitemap = await site.ask('/sitemap.xml');
  for (const [, part = ''] of sitemap.text.matchAll(/<loc>https:\/\/kompass\.example([^<]*\.xml)<\/loc>/g))
    look(part, await site.ask(part));
  for (const { method, paths, access } of site.site.endpoints)
    if (method === 'GET' && access === 'public')
      for (const pattern of paths) {
        const address = pattern
          .replace(/(story\/):\w+/, '$1ein-deich')
          .replace(/(destination\/):\w+/, '$1suederduenen')
          .replace(/(pages\/):\w+/, '$1impressum')
          .replace(/:\w+/g, '00000000-0000-4000-8000-00000000abcd');
        look(address, await site.ask(address));
      }
}

test('no page, file or call of another magazine holds a word of ours', async () => {
  await crawl(look);
  expect(fetched.length).toBeGreaterThan(120);
  expect(found).toEqual([]);
});

test('nor a file for maps or calendars', async () => {
  const place = '/api/v3/destination/suederduenen';
  for (const address of [
    ...['gpx', 'kml', 'geojson'].flatMap((kind) => [`${place}/place.${kind}`, `/api/v3/destination/places.${kind}`]),
    `${place}/plan.ics?start=2027-05-14`,
  ]) {
    const answer = await site.ask(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.text).toContain('Süderdünen');
    look(address, answer);
  }
  expect(found).toEqual([]);
});

test.each(['USER', 'AUTHOR'] as const)('nor a page that is shown to a %s', async (role) => {
  const { headers } = await aLogin(site.db, { role, name: 'Meike Boysen' });
  const shown: string[] = [];
  for (const { path: pattern } of (await builtPages()).pages) {
    const address = filled(pattern);
    const answer = await site.ask(address, { headers: { ...headers, ...browser } });
    if (answer.status === 200) shown.push(address);
    look(`${address} as ${role}`, answer);
  }
  expect(shown).toContain(role === 'USER' ? '/profile' : '/admin/settings/brand');
  expect(found).toEqual([]);
});

test('nor the site as a zip', async () => {
  const { headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Meike Boysen' });
  const { status, body } = await site.ask('/api/v5/admin/export?media=false', { headers });
  expect(status).toBe(200);
  const zip = path.join(site.dataDirectory, 'site.zip');
  writeFileSync(zip, body);
  const { files, close } = await zipFiles(zip);
  const readIn: string[] = [];
  for (const file of files) {
    readIn.push(file.name);
    // What the magazine said before it had words of its own, and what the format of the zip is called.
    if (file.name === 'history.json' || file.name === 'trekker.json') continue;
    look(`${file.name} in the zip`, { text: await textOf(await file.open()), headers: {} });
  }
  close();
  expect(readIn).toEqual(expect.arrayContaining(['README.txt', 'settings.json']));
  expect(readIn.filter((name) => name.endsWith('/impressum.md'))).toHaveLength(1);
  expect(found).toEqual([]);
});

test('nor what it says while its database is away', async () => {
  // What the magazine is called, a process knows from its first page on.
  await site.ask('/', { headers: browser });
  site.forget();
  line.become({ isCut: true });
  await vi.waitUntil(async () => (await site.ask('/readyz')).status === 503, { timeout: 150_000, interval: 100 });
  site.forget();
  const answers: number[] = [];
  for (const address of ['/', '/stories', '/stories/ein-deich', '/nowhere', '/api/story', '/feed.xml', '/admin']) {
    const answer = await site.ask(address, { headers: address.startsWith('/api') ? {} : browser });
    answers.push(answer.status);
    look(`${address} without database`, answer);
  }
  line.become({});
  await vi.waitUntil(async () => (await site.ask('/readyz')).status === 200, { timeout: 150_000, interval: 100 });
  expect(answers).toContain(503);
  expect(found).toEqual([]);
});

test('nor where the magazine is written in German', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const becomeEnglish = () => {
    takeOwnLanguage('en');
    answerInOwnLanguage();
  };
  onTestFinished(becomeEnglish);
  const settings = { DATABASE_URL: line.url, DATA_DIR: site.dataDirectory };
  expect((await runInside(changeSiteLanguage, ['de'], settings)).stdout).toContain('The site is in German now.');
  const home = async () => (await site.ask('/', { headers: browser })).text;
  await vi.waitUntil(async () => (await home()).includes('<html lang="de"'), { timeout: 150_000 });
  const german = watchForeignWords('de');
  await crawl(german.look);
  expect(german.fetched.length).toBeGreaterThan(120);
  expect(german.found).toEqual([]);
});
