import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aHighlight } from '../highlight.fixture.ts';

const site = testSite();
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const at = (id: string, language = 'de') => `/api/v5/admin/translations/highlight/${id}/${language}`;
const form = (id: string) => `/api/v5/admin/highlight/${id}`;
const read = async (id: string, query = '', from = site) => (await from.ask(`/api/highlight/${id}${query}`)).json.data;
const stateOf = async (id: string) => (await author('GET', at(id))).json.data.edition.state;

const german = { name: 'Ana', location: 'Lissabon', description: 'Die Fähre hat auf uns gewartet.' };
const lists = ['/api/highlight', '/api/highlight/featured', '/api/highlight/home', '/api/search?keyword=ferry'];

async function ferry(values: Parameters<typeof aHighlight>[1] = {}) {
  const words = { name: 'Ana', location: 'Lisbon', description: 'The ferry waited for us.' };
  const highlight = await aHighlight(site.db, { ...words, featured: true, ...values });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
  return highlight;
}

test('are for staff alone', async () => {
  const { id } = await ferry();
  const calls = [
    ['GET', `/api/v5/admin/translations/highlight/${id}`],
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

describe('a highlight in German', () => {
  test('begins as a draft with a name, which nobody sees, and is published with all its texts', async () => {
    const { id } = await ferry();
    const before = await read(id);
    expect(before).not.toHaveProperty('language');
    const { json } = await author('PUT', at(id), { name: 'Ana' });
    expect(json.data).toMatchObject({ state: 'draft', slug: '', name: 'Ana', description: '' });
    const { image, ...texts } = before;
    expect(await read(id, '?language=de')).toEqual({
      ...texts,
      image: { ...image, altLanguage: 'en' },
      language: 'de',
      fallbacks: ['name', 'location', 'description'],
      fallbackLanguage: 'en',
    });
    expect((await author('PUT', at(id), { isPublished: true })).json.errors).toEqual([
      { field: 'location', message: 'Location is required' },
      { field: 'description', message: 'Description is required' },
    ]);
    const states = (await author('GET', form(id))).json.data.editions;
    expect(states.map(({ state }: { state: string }) => state)).toEqual(['draft', 'missing']);
    expect((await site.ask(`/api/highlight/${id}?language=xx`)).status).toBe(400);
  });

  test('is in every list within a second on every process, and leaves with the original', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id } = await ferry({ imageId: (await anImage(site.db, { alt: '' })).id });
    for (const from of [site, twin]) await read(id, '?language=de', from);
    await author('PUT', at(id), { ...german, isPublished: true });
    for (const from of [site, twin]) {
      await expect
        .poll(() => read(id, '?language=de', from), soon)
        .toMatchObject({ ...german, image: { alt: 'Lissabon' }, fallbacks: [], fallbackLanguage: '' });
      for (const list of lists) {
        const query = list.includes('?') ? '&' : '?';
        expect([list, (await from.ask(`${list}${query}language=de`)).text]).toEqual([
          list,
          expect.stringContaining(german.description),
        ]);
        expect((await from.ask(`${list}${query}language=ar`)).text).toContain('The ferry waited');
        expect((await from.ask(list)).text).not.toContain(german.description);
      }
    }
    await author('PUT', `/api/v5/admin/highlight/published/${id}`, { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await from.ask('/api/highlight?language=de')).json.data, soon).toEqual([]);
    await twin.close();
  });

  test('says what its image shows, and marks what is not said in German', async () => {
    const { id } = await ferry({ imageId: (await anImage(site.db, { alt: 'A ferry' })).id });
    expect((await author('GET', at(id))).json.data.source).toMatchObject({ imageAlt: 'A ferry' });
    await author('PUT', at(id), { ...german, isPublished: true });
    const image = async () => (await read(id, '?language=de')).image;
    await expect.poll(image, soon).toMatchObject({ alt: 'A ferry', altLanguage: 'en' });
    await author('PUT', at(id), { imageAlt: 'Eine Fähre' });
    await expect.poll(async () => (await image()).alt, soon).toBe('Eine Fähre');
    expect(await image()).not.toHaveProperty('altLanguage');
  });

  test('is nobody’s alone: of two saves that change the same the later is asked', async () => {
    const { id } = await ferry();
    await author('PUT', at(id), { ...german, updatedAt: '' });
    expect((await author('PUT', at(id), { description: 'Anders.', updatedAt: '' })).status).toBe(409);
  });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await ferry();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', form(id), { description: 'The ferry waited.', smallChange: true });
  await author('PUT', form(id), { rating: 3 });
  expect(await stateOf(id)).toBe('published');
  await author('PUT', form(id), { description: 'No ferry came.' });
  expect(await stateOf(id)).toBe('stale');
  const { changedSince } = (await author('GET', at(id))).json.data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['description']);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
});

test('an earlier version of the original that is restored makes it stale, too', async () => {
  const { id } = await ferry();
  await author('PUT', form(id), { location: 'Porto' });
  await author('PUT', at(id), { ...german, isPublished: true });
  const restored = await author('POST', `/api/v5/admin/versions/highlight/${id}/1/restore`, {});
  expect([restored.status, await stateOf(id)]).toEqual([200, 'stale']);
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await ferry();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await author('GET', at(id))).json.data.edition;
  await author('DELETE', form(id));
  expect((await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }])).status).toBe(409);
  await author('POST', `/api/v5/admin/trash/highlight/${id}/restore`);
  expect((await author('GET', at(id))).json.data.edition).toEqual(before);
  await expect.poll(async () => (await read(id, '?language=de')).location, soon).toBe(german.location);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  const { id } = await aHighlight(site.db);
  const asked = countStatements(site.database, 'highlight_text');
  expect(await read(id)).not.toHaveProperty('fallbacks');
  for (const list of lists) expect((await site.ask(list)).text).not.toContain('fallbacks');
  expect((await author('GET', form(id))).json.data).not.toHaveProperty('editions');
  expect(asked.count()).toBe(0);
});
