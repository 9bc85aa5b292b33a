import { headingsOf } from '@trekker/rich-text/headings.ts';
import { readMarkdown } from '@trekker/rich-text/read-markdown.ts';
import { ownLanguage } from '@trekker/texts/own-language.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aContactInfo } from '#features/contact/server/contact.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { takeOwnLanguage } from '#server/languages/own-language.ts';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { templateGaps } from '../../template-gaps.rules.ts';
import { pages } from '../page.table.ts';
import { standardPages } from '../standard-pages.rules.ts';
import { renewLegalPages, writeLegalPages } from './legal-page.service.ts';
import { findLegalText } from './legal-texts.ts';

const site = testSite(async () => ({ config: { siteUrl: 'https://trekker.example' } }));
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);
afterEach(() => takeOwnLanguage('en'));

const languages = ['en', 'de', 'fr', 'es', 'ar'] as const;
const read = async (language: string, slug = 'privacy') =>
  (await site.ask(`/api/pages/${slug}?language=${language}`)).json.data;
const standard = async (slug = 'privacy') => {
  const [row] = await site.db.select().from(pages).where(eq(pages.slug, slug));
  if (!row) throw new Error(`There is no page ${slug}.`);
  return row;
};

async function inThree() {
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
}

describe('a legal page that nobody has written anew', () => {
  test('is there in every language of the site, in its own words', async () => {
    await inThree();
    const translations = ['en', 'de', 'ar'].map((language) => ({ language, slug: 'privacy' }));
    expect(await read('de')).toMatchObject({ title: 'Datenschutz', fallbacks: [], fallbackLanguage: '', translations });
    expect((await read('de')).contentText).toContain('Art. 6 Abs. 1 Buchst. b DSGVO');
    expect(await read('ar')).toMatchObject({ title: 'الخصوصية', fallbacks: [], translations });
    expect((await site.ask('/api/pages/privacy')).json.data).toMatchObject({ title: 'Privacy', translations });
    const entry = (await site.ask('/sitemap.xml')).text.split('<url>').find((one) => one.includes('/de/privacy</loc>'));
    for (const path of ['/privacy', '/de/privacy', '/ar/privacy'])
      expect(entry).toContain(`href="https://trekker.example${path}"`);
  });

  test('is what staff wrote, as soon as they did: in that language, or instead of all', async () => {
    await inThree();
    const { id } = await standard();
    const german = { title: 'Unser Datenschutz', content: 'Wir speichern nichts.', isPublished: true };
    await author('PUT', `/api/v5/admin/translations/page/${id}/de`, german);
    await expect.poll(() => read('de'), soon).toMatchObject({ title: german.title, contentText: german.content });
    expect(await read('ar')).toMatchObject({ title: 'الخصوصية', fallbacks: [] });
    await author('PUT', `/api/v5/admin/pages/${id}`, { content: 'We store nothing.' });
    await expect.poll(() => read('ar'), soon).toMatchObject({ title: 'Privacy', fallbackLanguage: 'en' });
    expect((await read('de')).title).toBe(german.title);
    expect((await site.ask('/sitemap.xml')).text).not.toContain('/ar/privacy');
  });

  test('names the site and its address, and leaves the line out where there is none', async () => {
    await inThree();
    expect((await read('de')).contentText).not.toContain('Postanschrift:');
    await aContactInfo(site.db, { address: '12 Quay *Street*', city: 'Porto', postalCode: '4050', country: '' });
    site.forget();
    const { contentText } = await read('de');
    expect(contentText).toContain('Postanschrift: 12 Quay *Street*, 4050 Porto');
    expect(contentText).toContain('Betreiber von Trekker');
    for (const slug of standardPages)
      for (const language of ['de', 'ar']) expect((await read(language, slug)).content).not.toMatch(/[{}]/);
  });

  test('is found under its title of the language', async () => {
    await inThree();
    const found = (await site.ask('/api/search/pages?keyword=Privacy&language=de')).json.data;
    expect(found).toMatchObject([{ title: 'Datenschutz', language: 'de', fallbacks: [] }]);
  });

  test('is found by its title there, whatever it is called in the site’s own language', async () => {
    await inThree();
    const found = async (words: string, language: string) =>
      (await site.ask(`/api/search/pages?keyword=${encodeURIComponent(words)}&language=${language}`)).json.data;
    expect(await found('Datenschutz', 'de')).toMatchObject([{ title: 'Datenschutz', slug: 'privacy', fallbacks: [] }]);
    expect(await found('nutzungsbeding', 'de')).toMatchObject([{ slug: 'terms', language: 'de' }]);
    expect(await found('خصوصية', 'ar')).toMatchObject([{ title: 'الخصوصية' }]);
    expect(await found('Artikel', 'de')).toEqual([]);
    const { id } = await standard();
    const draft = { title: 'Wie wir Daten behandeln', content: 'Sparsam.' };
    await author('PUT', `/api/v5/admin/translations/page/${id}/de`, draft);
    expect(await found('Datenschutz', 'de')).toHaveLength(1);
    await author('PUT', `/api/v5/admin/translations/page/${id}/de`, { isPublished: true });
    await expect.poll(() => found('Datenschutz', 'de'), soon).toEqual([]);
  });

  test('is what the form of a translation begins with, and said to be there', async () => {
    await inThree();
    const { id } = await standard();
    const form = async () => (await author('GET', `/api/v5/admin/translations/page/${id}/de`)).json.data;
    const { edition, given, languages: standings } = await form();
    expect([edition, given.title]).toEqual([null, 'Datenschutz']);
    expect(given.content).toContain('## ');
    const said = { state: 'missing', isGiven: true };
    expect(standings).toMatchObject([
      { language: 'de', ...said },
      { language: 'ar', ...said },
    ]);
    const lists = ['pages?q=privacy', 'translations?kind=page&q=privacy', `pages/${id}`];
    for (const list of lists) {
      const { data } = (await author('GET', `/api/v5/admin/${list}`)).json;
      const [row] = [data].flat();
      expect([list, row.editions ?? row.languages]).toMatchObject([list, [said, said]]);
    }
    await author('PUT', `/api/v5/admin/translations/page/${id}/de`, { title: given.title, content: given.content });
    const after = await form();
    expect([after.edition.state, after.given]).toEqual(['draft', null]);
    expect(after.languages).toMatchObject([{ state: 'draft' }, said]);
    expect(after.languages[0].isGiven).toBeUndefined();
    await author('PUT', `/api/v5/admin/pages/${id}`, { content: 'We keep nothing.' });
    expect((await author('GET', `/api/v5/admin/translations/page/${id}/ar`)).json.data.given).toBeNull();
  });

  test('says in English what the first migration has written, and has the same parts in each language', async () => {
    for (const page of standardPages) {
      const { title, description, content, contentMarkdown } = await standard(page);
      expect(findLegalText('en', page)).toEqual({ title, description, content, contentMarkdown });
      const parts = languages.map((language) =>
        headingsOf(readMarkdown(findLegalText(language, page)?.contentMarkdown ?? '')).map(({ text }) =>
          Number.parseInt(text, 10),
        ),
      );
      expect(new Set(parts.map(String)).size).toBe(1);
    }
    expect(findLegalText('de-at', 'terms')).toEqual(findLegalText('de', 'terms'));
    expect(findLegalText('it', 'terms')).toBeUndefined();
  });
});

describe('the legal pages of a site in another language', () => {
  test('are in it, for readers and for staff, until somebody writes them anew', async () => {
    const { id } = await standard('terms');
    await author('PUT', `/api/v5/admin/pages/${id}`, { title: 'House rules' });
    expect(await site.db.transaction((tx) => writeLegalPages(tx, 'fr'))).toBe(true);
    expect(await standard()).toMatchObject({ title: 'Confidentialité', updatedAt: (await standard()).createdAt });
    expect((await standard('terms')).title).toBe('House rules');
    expect(await site.db.transaction((tx) => writeLegalPages(tx, 'fr'))).toBe(false);
  });

  test('come with the next start where a release before had them in English', async () => {
    await read('en');
    await renewLegalPages(site.db, 'de');
    const privacy = async () => (await site.ask('/api/pages/privacy')).json.data.title;
    await expect.poll(privacy, soon).toBe('Datenschutz');
  });
});

describe('the templates of pages', () => {
  const templates = async () => (await author('GET', '/api/v5/admin/page-templates')).json.data;

  test.each(languages)('are in the language of the site, %s, and each gap and box of theirs is found', async (code) => {
    takeOwnLanguage(code);
    expect(ownLanguage()).toBe(code);
    const [imprint, protection] = await templates();
    const { box, advice, ...sentences } = templateGaps[code];
    expect(protection.page.content).toContain(`:::note[${box}]`);
    const { status, json } = await author('POST', '/api/v5/admin/pages', imprint.page);
    expect([status, json.errors]).toEqual([201, undefined]);
    expect(json.data.content).toBe(imprint.page.content);
    const refused = await author('PUT', `/api/v5/admin/pages/published/${json.data._id}`, { isPublished: true });
    const words = refused.json.data.findings.map(({ fix }: { fix: { words: string } }) => fix.words);
    expect(words).toEqual([...Object.values(sentences), expect.stringContaining(advice)]);
    const other = await author('POST', '/api/v5/admin/pages', protection.page);
    expect([other.status, other.json.data.content]).toEqual([201, protection.page.content]);
  });

  test('are named in the language of whoever asks', async () => {
    takeOwnLanguage('de');
    const [imprint] = await templates();
    expect(imprint).toMatchObject({ name: 'Imprint', page: { title: 'Impressum', slug: 'impressum' } });
  });
});
