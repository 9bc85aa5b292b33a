import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aPage } from '../page.fixture.ts';

const site = testSite();
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const at = (id: string, language = 'de') => `/api/v5/admin/translations/page/${id}/${language}`;
const form = (id: string) => `/api/v5/admin/pages/${id}`;
const read = (slug: string, query = '', from = site) => from.ask(`/api/pages/${encodeURIComponent(slug)}${query}`);
const dataIn = async (language: string, slug: string, from = site) =>
  (await read(slug, `?language=${language}`, from)).json.data;
const stateOf = async (id: string) => (await author('GET', at(id))).json.data.edition.state;

const german = { title: 'Presse & Fotos', description: 'Für alle, die schreiben.', content: 'Fragen Sie **uns**.' };

async function press() {
  const page = await aPage(site.db, { slug: 'press', title: 'Press' });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
  return page;
}

test('are for staff alone', async () => {
  const { id } = await press();
  const calls = [
    ['GET', `/api/v5/admin/translations/page/${id}`],
    ['GET', at(id)],
    ['PUT', at(id)],
    ['DELETE', at(id)],
  ] as const;
  expect((await answersByRole(site, calls)).map(([, ...answers]) => answers)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 200, 200],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
  ]);
});

describe('a page in German', () => {
  test('begins as a draft with a title, which nobody sees, and is published with a text', async () => {
    const { id, slug } = await press();
    const before = (await read(slug)).text;
    const { json } = await author('PUT', at(id), { title: german.title });
    expect(json.data).toMatchObject({ state: 'draft', slug: 'presse-fotos', content: '' });
    expect((await read('presse-fotos', '?language=de')).status).toBe(404);
    expect(await dataIn('de', slug)).toMatchObject({
      title: 'Press',
      language: 'de',
      translations: [{ language: 'en', slug }],
      fallbacks: ['title', 'description', 'content'],
      fallbackLanguage: 'en',
    });
    expect((await read(slug)).text).toBe(before);
    const refused = (await author('PUT', at(id), { isPublished: true })).json.errors;
    expect(refused).toEqual([{ field: 'content', message: 'Content is required' }]);
    const { editions } = (await author('GET', form(id))).json.data;
    expect(editions.map(({ state }: { state: string }) => state)).toEqual(['draft', 'missing']);
  });

  test('is public within a second on every process, by any of its addresses, and leaves with the original', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id, slug } = await press();
    for (const from of [site, twin]) await dataIn('de', slug, from);
    await author('PUT', at(id), { ...german, isPublished: true });
    for (const from of [site, twin]) {
      await expect
        .poll(() => dataIn('de', slug, from), soon)
        .toMatchObject({ ...german, slug: 'presse-fotos', contentText: 'Fragen Sie uns.', fallbacks: [] });
      expect((await dataIn('de', 'presse-fotos', from)).translations).toEqual([
        { language: 'en', slug },
        { language: 'de', slug: 'presse-fotos' },
      ]);
      expect(await dataIn('ar', 'presse-fotos', from)).toMatchObject({ slug, title: 'Press', fallbackLanguage: 'en' });
      expect((await read('presse-fotos', '', from)).json.data).toMatchObject({ slug, title: 'Press' });
    }
    await author('PUT', at(id), { title: 'Für die Presse' });
    await expect.poll(async () => (await dataIn('de', 'presse-fotos'))?.slug, soon).toBe('für-die-presse');
    await author('PUT', `/api/v5/admin/pages/published/${id}`, { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await read('für-die-presse', '?language=de', from)).status, soon).toBe(404);
    await twin.close();
  });

  test('has an address that nothing else of the site has', async () => {
    const { id } = await press();
    await aPage(site.db, { slug: 'kontakt', title: 'Kontakt' });
    for (const slug of ['stories', 'kontakt', 'ar'])
      expect((await author('PUT', at(id), { ...german, slug })).json.errors).toEqual([
        { field: 'slug', message: 'This address is taken.' },
      ]);
    expect((await author('PUT', at(id), { ...german, title: 'Stories' })).json.data.slug).toBe('stories-2');
  });

  test('keeps its address: a page that comes later is called otherwise', async () => {
    const { id } = await press();
    expect((await author('PUT', at(id), { title: 'Kontakt' })).json.data.slug).toBe('kontakt');
    const body = { title: 'Kontakt', description: '', content: 'Hier.' };
    const { json } = await author('POST', '/api/v5/admin/pages', body);
    expect(json.data.slug).toBe('kontakt-2');
  });

  test('has the name and the address of the site filled in', async () => {
    const { id, slug } = await press();
    await author('PUT', at(id), { ...german, content: 'Das ist {siteName}.', isPublished: true });
    await expect.poll(async () => (await dataIn('de', slug)).contentText, soon).toBe('Das ist Trekker.');
  });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await press();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', form(id), { content: 'Ask first, please.', smallChange: true });
  await author('PUT', form(id), { slug: 'for-the-press' });
  expect(await stateOf(id)).toBe('published');
  await author('PUT', form(id), { content: 'Ask first, or write.' });
  expect(await stateOf(id)).toBe('stale');
  const { changedSince } = (await author('GET', at(id))).json.data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['content']);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await press();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await author('GET', at(id))).json.data.edition;
  await author('DELETE', form(id));
  expect((await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }])).status).toBe(409);
  await author('POST', `/api/v5/admin/trash/page/${id}/restore`);
  expect((await author('GET', at(id))).json.data.edition).toEqual(before);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  const { slug } = await aPage(site.db);
  const asked = countStatements(site.database, 'page_text');
  expect((await read(slug)).text).not.toMatch(/language|fallbacks|translations/);
  await site.ask('/sitemap.xml');
  expect(asked.count()).toBe(0);
});
