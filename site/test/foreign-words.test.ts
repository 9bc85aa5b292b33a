import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { databaseLine } from '@trekker/database/connections/network-line.fixture.ts';
import { zipFiles } from '@trekker/import-sources/zip-files.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadConfig } from '../src/config/config.ts';
import { textCatalogue } from '../src/contract/texts/catalogue.ts';
import { aLogin, anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { siteWork } from '../src/processes/composition/site-work.ts';
import { sendForm } from './calls/forms.ts';
import type { Received } from './calls/requests.ts';
import { callsAs } from './calls/staff-calls.ts';
import { unfolded } from './calls/unfolded-mail.ts';
import { builtPages } from './site/built-pages.ts';
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

const library = path.resolve(import.meta.dirname, '../sample-library');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(library, file), 'utf8'));

/** What the sample library calls its places, stories and people; a word or two may stand anywhere. */
function sampleNames(): string[] {
  const named = (folder: string) =>
    readdirSync(path.join(library, folder))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [readJson(`${folder}/${file}`)].flat());
  const people = Object.values<{ name: string }>(readJson('people.json'));
  const titles = [...named('destinations'), ...named('stories'), ...people, ...readJson('accounts.json')].flatMap(
    ({ name, title }) => [name, title],
  );
  return [...new Set(titles.filter((title) => typeof title === 'string'))];
}

/** Words that any site may have, in labels of its own. */
const anyones =
  /^(What travelers say|Top Destinations|Latest Stories|\{name\}'s Highlights|Join Our Community|Welcome back|Write to us)$/;

const ours: readonly string[] = [
  'trekker',
  'far places',
  '50,000+',
  '120+ destinations',
  'one letter a month',
  'told slowly',
  'temples of bagan',
  ...textCatalogue.map((text) => text.default).filter((text) => !anyones.test(text)),
  ...sampleNames(),
];

/**
 * The pictures of home's cover where there is no banner belong to every site (home/web/default-cover.ts); the names of
 * the places that they show do not.
 */
const withoutDefaultCover = (text: string) =>
  text.replace(
    /<figure(?:(?!<\/figure>|<figcaption).)*\/assets\/(?:kyoto|lofoten|uluru)-(?:(?!<figcaption).)*?<\/figure>/gs,
    '',
  );

/** What comes in from is told by the names of the systems, ours among them; so is the file that tells an export. */
const withoutSystems = (text: string) =>
  text.replace(/"trekker","wordpress"/g, '"wordpress"').replace(/trekker\.json/g, 'site.json');

const readable = (text: string) =>
  withoutSystems(withoutDefaultCover(text))
    .replace(/&(#x27|#39|apos);/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .toLowerCase();

/** Whole words only: a place may be called like the beginning of another word. */
const ourWordsIn = (text: string): string[] => {
  const said = readable(text);
  return ours.filter((words) => {
    for (let at = said.indexOf(words.toLowerCase()); at >= 0; at = said.indexOf(words.toLowerCase(), at + 1))
      if (!/[a-z]/.test(said[at - 1] ?? ' ') || words === 'trekker') return true;
    return false;
  });
};

let found: string[] = [];
beforeEach(() => {
  found = [];
});
const fetched: string[] = [];

function look(where: string, answer: Pick<Received, 'text' | 'headers'>): void {
  fetched.push(where);
  const said = `${answer.text}\n${JSON.stringify(answer.headers)}`;
  for (const words of ourWordsIn(said)) {
    const at = readable(said).indexOf(words.toLowerCase());
    found.push(`${where}: ${readable(said).slice(Math.max(0, at - 60), at + words.length + 30)}`);
  }
}

const browser = { accept: 'text/html' };

beforeAll(async () => {
  const author = await callsAs(site, 'AUTHOR');
  const { headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Jutta Brandt' });
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  const { status } = await sendForm(site, 'PUT', '/api/v5/admin/brand', headers, {
    name: 'Kompass & Söhne',
    tagline: 'Mit der Bahn ans Meer',
    description: 'Reisen ohne Eile.',
    accent: '#1f5f8b',
    typePair: 'modern',
    logo: new File([mark], 'logo.svg'),
    icon: new File([mark], 'icon.svg'),
  });
  expect(status).toBe(200);
  for (const { key } of textCatalogue)
    expect((await author('PUT', `/api/v5/admin/texts/${key}`, { value: `Kompass ${key}` })).status).toBe(200);
  await aDestination(site.db, { name: 'Süderdünen', slug: 'suederduenen', description: 'Sand und Wind.' });
  await aStory(site.db, { title: 'Ein Deich', slug: 'ein-deich', authorId: null, tags: ['nordsee'] });
  await aHighlight(site.db, { name: 'Meike', location: 'Amrum' });
  await aPage(site.db, { slug: 'impressum', title: 'Impressum' });
}, 120_000);

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

test('no page, file or call of another magazine holds a word of ours', async () => {
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

test('nor what guests, members and staff of another magazine are told by mail', async () => {
  const mailFolder = path.join(site.dataDirectory, 'mail');
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: site.dataDirectory,
    SITE_URL: 'https://kompass.example',
    MAIL_FROM: 'Kompass <post@kompass.example>',
    SUPPORT_EMAIL: 'hilfe@kompass.example',
  });
  const worker = await startWorker(site.database.connection, siteWork(config, site.db));
  onTestFinished(() => worker.stop());
  const json = (method: string, address: string, body: object) =>
    site.ask(address, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  const password = 'Correct Horse 7';
  const email = 'gast@kompass.example';
  const signUp = { name: 'Gast', password, confirmPassword: password, acceptTerms: true };
  const member = await anAccount(site.db, {
    name: 'Meike Boysen',
    email: 'meike@kompass.example',
    emailVerifiedAt: new Date(),
  });
  const author = await callsAs(site, 'AUTHOR');
  const made = [
    await json('POST', '/api/v3/auth/register', { ...signUp, email }),
    await json('POST', '/api/v3/auth/reset-Password', { email }),
    await json('POST', '/api/v3/auth/otp', { email }),
    await json('PUT', '/api/v3/auth/subscribe-email', { email: 'brief@kompass.example' }),
    await json('POST', '/contact', {
      fullName: 'Gast',
      email,
      subject: 'general',
      message: 'Fährt die Bahn bis an den Deich?',
    }),
    await author('PUT', '/api/v5/admin/user-role', { id: member.id, newRole: 'ADMIN' }),
  ];
  expect(made.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  for (const [index, answer] of made.entries()) look(`call ${index}`, answer);
  const files = () => (existsSync(mailFolder) ? readdirSync(mailFolder) : []).filter((name) => name.endsWith('.eml'));
  await vi.waitUntil(() => files().length >= made.length, { timeout: 30_000, interval: 100 });
  for (const file of files()) {
    const mail = unfolded(readFileSync(path.join(mailFolder, file)));
    expect(mail).toContain('<post@kompass.example>');
    look(`mail ${/^Subject: .*/m.exec(mail)?.[0]}`, { text: mail, headers: {} });
  }
  expect(found).toEqual([]);
});

test('nor what it says while its database is away', async () => {
  site.forget();
  line.become({ isCut: true });
  await vi.waitUntil(async () => (await site.ask('/readyz')).status === 503, { timeout: 10_000, interval: 100 });
  site.forget();
  const answers: number[] = [];
  for (const address of ['/', '/stories', '/stories/ein-deich', '/nowhere', '/api/story', '/feed.xml', '/admin']) {
    const answer = await site.ask(address, { headers: address.startsWith('/api') ? {} : browser });
    answers.push(answer.status);
    look(`${address} without database`, answer);
  }
  line.become({});
  await vi.waitUntil(async () => (await site.ask('/readyz')).status === 200, { timeout: 10_000, interval: 100 });
  expect(answers).toContain(503);
  expect(found).toEqual([]);
});
