import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { answerInOwnLanguage } from '@trekker/texts/own-language.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { contactMessages } from '../src/features/contact/server/contact.table.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { storeCover } from '../src/features/media/server/covers/cover.jobs.ts';
import { mediaItems } from '../src/features/media/server/media.table.ts';
import { searchWords } from '../src/features/search/server/search.table.ts';
import { settings } from '../src/features/settings/server/settings.table.ts';
import { newSetupCode } from '../src/features/settings/server/site-setup/setup-code.service.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { readTimeOf } from '../src/features/stories/server/read-time.rules.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { storyCategories } from '../src/features/stories/server/story.table.ts';
import { storyCovers } from '../src/features/stories/server/story-cover.repository.ts';
import { changeSiteLanguage } from '../src/processes/commands/own-language.ts';
import { dropEverything } from '../src/server/endpoints/cache-drops.ts';
import { takeOwnLanguage } from '../src/server/languages/own-language.ts';
import { fieldOf, formPoster } from './calls/plain-forms.ts';
import { callsAs } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { addressOf, emptyFolder } from './site/child-site.ts';
import { runInside } from './site/command.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

// A site is written in one language. It is chosen at the set-up, and changed by a command.

const site = testSite(async () => ({ pages: await builtPages(), config: { sample: 'none' } }));
const inEnglish = () => {
  takeOwnLanguage('en');
  answerInOwnLanguage();
};
afterAll(inEnglish);
beforeEach(keptRows(site).restore);
beforeEach(inEnglish);

const upgrade = new URL('../migrations/20261129183901_own_search_forms.sql', import.meta.url);
const html = { accept: 'text/html' };
const page = (path: string, of = site) => of.ask(path, { headers: html });
/** What holds the words as they were typed, and not as something like them is spelled. */
const searched = async (words: string): Promise<string[]> => {
  const { destinations, correction } = (await site.ask(`/api/search?keyword=${encodeURIComponent(words)}`)).json.data;
  return correction === '' ? destinations.map(({ slug }: { slug: string }) => slug) : [];
};
const langOf = (text: string) => /<html lang="([\w-]+)"/.exec(text)?.[1];
const magazine = {
  name: 'Uschi Müller',
  email: 'uschi@example.com',
  password: 'Correct Horse 7',
  siteName: 'Wachau',
  tagline: '',
};

describe('the set-up', () => {
  /** A process that has once seen a site with staff asks no more whether it has some. */
  const aFreshProcess = async () => {
    const twin = await site.twin();
    onTestFinished(() => twin.close());
    return twin;
  };

  test('is there in each language, and makes the site one in that', async () => {
    const fresh = await aFreshProcess();
    const post = formPoster(fresh);
    const code = (await newSetupCode(site.db)) ?? '';
    const form = await page(`/de/setup?code=${code}`, fresh);
    expect([form.status, langOf(form.text), fieldOf(form, 'language')]).toEqual([503, 'de', 'de']);
    expect(form.text).toContain('Willkommen. Beginnen wir mit Ihnen.');
    expect(form.text).toContain(`href="/ar/setup?code=${code}"`);
    expect(langOf((await page('/fr/stories', fresh)).text)).toBe('fr');
    // The sample library is in English.
    expect(form.text).not.toContain('value="sample"');
    const refused = await post('/de/setup', { ...magazine, code, language: 'de', start: 'sample' });
    expect([refused.status, refused.text.includes('Die Beispielbibliothek ist auf Englisch')]).toEqual([400, true]);

    const done = await post('/de/setup', { ...magazine, code, language: 'de', start: 'empty' });
    expect(done.status).toBe(303);
    const home = await page('/', fresh);
    expect([home.status, langOf(home.text)]).toEqual([200, 'de']);
    expect(home.text).toContain('Hier erscheinen neue Orte und Geschichten.');
    expect((await fresh.ask('/api/site')).json.data).toMatchObject({ languages: ['de'], defaultLanguage: 'de' });
    expect(done.headers.location).toBe('/');
    expect((await page('/en/stories', fresh)).status).toBe(404);
    // What comes with the site is in its language.
    const privacy = await page('/privacy', fresh);
    expect(langOf(privacy.text)).toBe('de');
    expect(privacy.text).toMatch(/<h1 class="t-page">Datenschutz</);
    expect(privacy.text).toContain('27. Mai 2025');
    const categories = await site.db.select({ name: storyCategories.name }).from(storyCategories);
    expect(categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Abenteuer', 'Essen', 'Reisen']));
    expect((await fresh.ask('/manifest.webmanifest')).json).toMatchObject({ lang: 'de', start_url: '/' });
    expect((await fresh.ask('/feed.xml')).text).toContain('xml:lang="de"');
    expect((await fresh.ask('/api/story/none')).json.message).toBe('Geschichte nicht gefunden');
  });

  test('speaks English until somebody chooses', async () => {
    const fresh = await aFreshProcess();
    const code = (await newSetupCode(site.db)) ?? '';
    const form = await page(`/setup?code=${code}`, fresh);
    expect([langOf(form.text), fieldOf(form, 'language')]).toEqual(['en', 'en']);
    expect(langOf((await page(`/en/setup?code=${code}`, fresh)).text)).toBe('en');
    const unknown = await formPoster(fresh)('/setup', { ...magazine, code, language: 'tlh', start: 'empty' });
    expect([unknown.status, unknown.text.includes('language must be en, de, fr, es, ar')]).toEqual([400, true]);
  });
});

const change = (code: string) => {
  // A backup is named by the second.
  const { folder, remove } = emptyFolder();
  onTestFinished(remove);
  const DATABASE_URL = addressOf(site.database.connection as SocketConnection);
  return runInside(changeSiteLanguage, [code], { DATABASE_URL, DATA_DIR: folder });
};

test('a site in Arabic finds words in other letters that mean the same, with or without article and vowel signs', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await anAccount(site.db, { role: 'AUTHOR' });
  await site.db.insert(settings).values({ siteName: 'مجلة' });
  expect((await change('ar')).code).toBe(0);
  await vi.waitUntil(async () => langOf((await page('/')).text) === 'ar', { timeout: 150_000 });
  await aDestination(site.db, { name: 'المدينة القديمة', slug: 'medina', description: 'أسواق وحدائق على الشاطئ.' });
  for (const words of ['المدينة', 'مدينة', 'مدينه', 'المدينه', 'المَدينة', 'اسواق', 'شاطئ'])
    await vi.waitUntil(async () => (await searched(words)).includes('medina'), { timeout: 150_000 });
  expect(await searched('جبل')).toEqual([]);
  // What is published with vowel signs is found without them, and with others.
  await aDestination(site.db, { name: 'جَزِيرَةُ الفَنار', slug: 'fanar', description: 'مَنَارَةٌ قديمة.' });
  for (const words of ['جزيرة', 'جزيره', 'فنار', 'منارة', 'جَزيرة'])
    await vi.waitUntil(async () => (await searched(words)).includes('fanar'), { timeout: 150_000 });
  const { match } = (await site.ask(`/api/search?keyword=${encodeURIComponent('جزيرة')}`)).json.data.destinations[0];
  expect(match.title).toEqual([[0, 9]]);
});

describe('a site in German', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await anAccount(site.db, { role: 'AUTHOR' });
    await site.db
      .insert(settings)
      .values({ siteName: 'Wachau', texts: { 'home.note': 'New places and stories appear here.' } });
    await aDestination(site.db, { name: 'Häuser am Strom', slug: 'haeuser' });
  });

  const german = async () => {
    const { code, stdout } = await change('de');
    expect(code).toBe(0);
    expect(stdout).toContain('was written');
    expect(stdout).toContain('The site is in German now.');
    await vi.waitUntil(async () => langOf((await page('/')).text) === 'de', { timeout: 150_000 });
  };

  test('is made by a command, after a backup, while it runs', async () => {
    expect(langOf((await page('/')).text)).toBe('en');
    await german();
    expect((await page('/')).text).toContain('Hier erscheinen neue Orte und Geschichten.');
    expect((await change('de')).stdout).toContain('The site is in German already.');
  });

  test('has English beside it like every other language', async () => {
    await german();
    await aLanguage(site.db, { code: 'en' });
    const { id } = await aStory(site.db, { title: 'Am Fluss', slug: 'am-fluss', category: 'Reisen' });
    await site.db.insert(storyTexts).values({
      storyId: id,
      language: 'en',
      sourceVersion: 1,
      slug: 'by-the-river',
      title: 'By the river',
      contentMarkdown: 'Slowly.',
      published: true,
      publishedAt: new Date(),
      visible: true,
    });
    await dropEverything(site.db);
    await vi.waitUntil(async () => (await page('/en/stories/by-the-river')).status === 200, { timeout: 150_000 });
    const led = await page('/de/stories?page=2');
    expect([led.status, led.headers.location]).toEqual([301, '/stories?page=2']);
    const there = await page('/en/stories/by-the-river');
    expect(langOf(there.text)).toBe('en');
    expect(there.text).toContain('By the river');
    const { text } = await page('/stories/am-fluss');
    expect(langOf(text)).toBe('de');
    expect(text).toMatch(/<link rel="alternate"[^>]* hreflang="en"/);
    // A page that came with the site is there in each.
    const head = (text: string) => text.match(/<link rel="(?:canonical|alternate)"[^>]*(?:privacy)"/g)?.join() ?? '';
    const rules = await page('/en/privacy');
    expect(rules.text).toMatch(/<h1 class="t-page">Privacy</);
    expect(head(rules.text)).toMatch(/rel="canonical" href="[^"]*\/en\/privacy"/);
    expect(head(rules.text)).toContain('hreflang="de"');
    expect(rules.text).toContain('<meta property="og:locale" content="en_US" data-page>');
    expect(rules.text).toContain('<meta property="og:locale:alternate" content="de_DE" data-page>');
    const own = await page('/privacy');
    expect(own.text).toMatch(/<h1 class="t-page">Datenschutz</);
    expect(head(own.text)).toMatch(/hreflang="en" href="[^"]*\/en\/privacy"/);
    // What is kept with people is nothing where it is the site's own.
    const sent = { fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Guten Tag, ein Wort.' };
    const headers = { 'content-type': 'application/json' };
    const posted = await site.ask('/contact', { method: 'POST', headers, body: JSON.stringify(sent) });
    expect(posted.status).toBe(201);
    expect(await site.db.select({ language: contactMessages.language }).from(contactMessages)).toEqual([
      { language: '' },
    ]);
    const unknown = async (query: string) => (await site.ask(`/api/v5/nothing${query}`)).json.message;
    expect([await unknown(''), await unknown('?language=en')]).toEqual(['Nicht gefunden', 'Not found']);
    const inEnglish = await site.ask('/api/story/by-the-river?language=en');
    expect(inEnglish.json.data).toMatchObject({ title: 'By the river', language: 'en', fallbacks: [] });
    expect((await site.ask('/api/story/am-fluss?language=de')).json).toEqual(
      (await site.ask('/api/story/am-fluss')).json,
    );
    expect((await site.ask('/api/story/none?language=en')).json.message).toBe('Story not found');
  });

  test('says in German what it writes by itself', async () => {
    await german();
    const sent = { fullName: 'Ana Lima', email: 'ana@example.com', subject: 'partnership', message: 'Guten Tag.' };
    const headers = { 'content-type': 'application/json' };
    await site.ask('/contact', { method: 'POST', headers, body: JSON.stringify(sent) });
    const { rows } = await site.db.execute<{ subject: string }>(
      sql`select data ->> 'subject' as subject from pgboss.job where name = 'send-mail'`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['Nachricht von Ana Lima: Zusammenarbeit']);
    const author = await callsAs(site, 'AUTHOR');
    const late = { categories: [{ name: 'Reisen' }], updatedAt: '2020-01-01T00:00:00.000Z' };
    const { status, json } = await author('PUT', '/api/v5/admin/story-categories', late);
    expect([status, json.message]).toEqual([409, expect.stringMatching(/^Jemand hat das am \d+\. .* UTC gespeichert/)]);
    expect(readTimeOf(readMarkdown('Wort '.repeat(600)))).toMatch(/^\d Min\.$/);
    const { id } = await aStory(site.db, { title: 'Am Fluss', category: 'Reisen', coverId: null });
    await storeCover(site.db, await diskStorage(path.join(site.dataDirectory, 'media')), storyCovers, id);
    const covers = await site.db.select({ alt: mediaItems.alt }).from(mediaItems);
    expect(covers.map(({ alt }) => alt)).toContainEqual(expect.stringMatching(/^Illustration zu Am Fluss: [a-zäöü]/));
  });

  test('finds words by their German stems', async () => {
    await german();
    expect(await searched('Häusern')).toEqual(['haeuser']);
    await aDestination(site.db, { name: 'Gärten von Melk', slug: 'melk' });
    await vi.waitUntil(async () => (await searched('Garten')).includes('melk'), { timeout: 150_000 });
  });

  test('finds what is written with umlauts or with an e, however somebody types it', async () => {
    await german();
    await aDestination(site.db, { name: 'München', slug: 'muc', description: 'Nahe Fuessen.' });
    const found = (words: string) => searched(words);
    for (const words of ['München', 'muenchen', 'MUENCHENS', 'munchen', 'muenc', 'Füssen', 'fuessen', 'füss'])
      await vi.waitUntil(async () => (await found(words)).includes('muc'), { timeout: 150_000 });
    const { destinations } = (await site.ask('/api/search?keyword=muenchen')).json.data;
    expect(destinations[0].match.title).toEqual([[0, 7]]);
    expect(await found('moench')).toEqual([]);
  });

  test('that was in German before its search knew that has words that know it', async () => {
    await german();
    await aDestination(site.db, { name: 'Fuessen', slug: 'fuessen' });
    await site.db.update(searchWords).set({ stem: searchWords.word });
    expect(await searched('Füssens')).toEqual([]);
    const [restem] = (await readFile(upgrade, 'utf8')).split('--> statement-breakpoint').slice(-1);
    await site.db.execute(sql.raw(restem ?? ''));
    await site.forget();
    expect(await searched('Füssens')).toEqual(['fuessen']);
  });

  test('stays in its language where something is translated into the other one', async () => {
    await aLanguage(site.db, { code: 'de' });
    const { id } = await aStory(site.db);
    await site.db
      .insert(storyTexts)
      .values({ storyId: id, language: 'de', sourceVersion: 1, slug: 'still', title: 'Still', contentMarkdown: '' });
    const { code, stderr } = await change('de');
    expect([code, stderr]).toEqual([1, expect.stringContaining('There are translations into German.')]);
    expect(langOf((await page('/')).text)).toBe('en');
  });

  test('has one of the five languages', async () => {
    for (const code of ['it', '', 'EN']) {
      const { code: exit, stderr } = await change(code);
      expect([exit, stderr]).toEqual([1, expect.stringContaining('npm run own-language -- en|de|fr|es|ar')]);
    }
  });
});
