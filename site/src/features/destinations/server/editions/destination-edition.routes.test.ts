import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../destination.fixture.ts';

const site = testSite();
let author: Calls;
let other: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  other = await callsAs(site, 'ADMIN');
});
beforeEach(keptRows(site).restore);

const at = (id: string, language = 'de') => `/api/v5/admin/translations/destination/${id}/${language}`;
const form = (id: string) => `/api/v5/admin/destination/${id}`;
const read = (path: string, from = site) => from.ask(`/api/v3/destination/${path}`);
const dataIn = async (language: string, slug: string, from = site) =>
  (await read(`${encodeURIComponent(slug)}?language=${language}`, from)).json.data;
const editionOf = async (id: string) => (await author('GET', at(id))).json.data.edition;

const itinerary = [
  { id: 'one', day: 1, title: 'Alfama', activities: ['Walk', 'Tram 28'] },
  { id: 'two', day: 2, title: 'Belém', activities: ['Tower'] },
];
const german = {
  name: 'Lissabon',
  category: 'Stadt',
  description: 'Sieben Hügel.',
  longDescription: 'Am **Tejo**.',
  bestTimeToVisit: 'Frühling',
  SuggestedDuration: 'Drei Tage',
  climateType: 'Mittelmeerklima',
  bestMonth: 'Mai',
  region: 'Südeuropa',
  popularFor: ['Kacheln'],
  travelTips: ['Gute Schuhe.'],
  itinerary: {
    one: { title: 'Die Alfama', activities: ['Gehen', 'Linie 28'] },
    two: { title: 'Belém am Fluss', activities: ['Turm'] },
  },
};

async function lisbon() {
  const place = await aDestination(site.db, { name: 'Lisbon', itinerary });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
  return place;
}

test('are for staff alone', async () => {
  const { id } = await lisbon();
  const calls = [
    ['GET', `/api/v5/admin/translations/destination/${id}`],
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

describe('a destination in German', () => {
  test('begins as a draft with a name, which nobody sees, and is published when it is whole', async () => {
    const { id, slug } = await lisbon();
    const before = (await read(slug)).text;
    const { json } = await author('PUT', at(id), { name: 'Lissabon', slug: 'lissabon-am-tejo' });
    expect(json.data).toMatchObject({ state: 'draft', slug: 'lissabon-am-tejo', itinerary: {} });
    const { data } = (await author('GET', at(id))).json;
    expect(data).toMatchObject({ kind: 'destination', title: 'Lisbon', original: 'en', changedSince: [] });
    expect(data.languages.map(({ state }: { state: string }) => state)).toEqual(['draft', 'missing']);
    expect((await author('GET', form(id))).json.data.editions).toEqual(data.languages);
    expect(data.source).toMatchObject({ name: 'Lisbon', itinerary: { one: { title: 'Alfama' } } });
    expect((await read('lissabon-am-tejo?language=de')).status).toBe(404);
    expect(await dataIn('de', slug)).toMatchObject({
      name: 'Lisbon',
      language: 'de',
      translations: [{ language: 'en', slug }],
      fallbacks: expect.arrayContaining(['name', 'longDescription', 'itinerary', 'location']),
      fallbackLanguage: 'en',
    });
    expect((await read(slug)).text).toBe(before);
    const missing = (await author('PUT', at(id), { isPublished: true })).json.errors;
    expect(missing.map(({ field }: { field: string }) => field)).toEqual(
      Object.keys(german).filter((field) => field !== 'name'),
    );
  });

  test('is public within a second on every process, by any of its addresses, and leaves with the original', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id, slug } = await lisbon();
    for (const from of [site, twin]) await dataIn('de', slug, from);
    const { slug: there } = (await author('PUT', at(id), { ...german, isPublished: true })).json.data;
    expect(there).toBe('lissabon');
    for (const from of [site, twin]) {
      await expect
        .poll(() => dataIn('de', slug, from), soon)
        .toMatchObject({
          slug: 'lissabon',
          name: 'Lissabon',
          contentText: 'Am Tejo.',
          weatherInfo: { climateType: 'Mittelmeerklima', bestMonth: 'Mai' },
          location: { country: 'Portugal', region: 'Südeuropa' },
          popularFor: ['Kacheln'],
          itinerary: [
            { _id: 'one', day: 1, title: 'Die Alfama', activities: ['Gehen', 'Linie 28'] },
            { _id: 'two', day: 2, title: 'Belém am Fluss', activities: ['Turm'] },
          ],
          thumbnail: { altLanguage: 'en' },
          fallbacks: [],
          fallbackLanguage: '',
        });
      expect((await dataIn('de', there, from)).translations).toEqual([
        { language: 'en', slug },
        { language: 'de', slug: 'lissabon' },
      ]);
      expect(await dataIn('ar', there, from)).toMatchObject({ slug, name: 'Lisbon', fallbackLanguage: 'en' });
      expect((await read('lissabon', from)).json.data).toMatchObject({ slug, name: 'Lisbon' });
    }
    for (const part of ['nearby', 'stories', 'reviews', 'map.svg', 'place.gpx'])
      expect([part, (await read(`lissabon/${part}?language=de`)).status]).toEqual([part, 200]);
    await author('PUT', at(id), { name: 'Lissabon am Tejo' });
    await expect.poll(async () => (await dataIn('de', there))?.slug, soon).toBe('lissabon-am-tejo');
    await author('PUT', `/api/v5/admin/destination/published/${id}`, { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await read('lissabon-am-tejo?language=de', from)).status, soon).toBe(404);
    await twin.close();
  });

  test('shows a day that came later as the original has it', async () => {
    const { id, slug } = await lisbon();
    const { one } = german.itinerary;
    await author('PUT', at(id), { ...german, itinerary: { one }, isPublished: true });
    expect(await dataIn('de', slug)).toMatchObject({
      itinerary: [{ title: 'Die Alfama' }, { title: 'Belém', language: 'en' }],
      fallbacks: ['itinerary'],
      fallbackLanguage: 'en',
    });
  });

  test('has an address that no other place has in it', async () => {
    const { id } = await lisbon();
    const { id: second, slug } = await aDestination(site.db, { name: 'Porto' });
    await author('PUT', at(id), { name: 'Lissabon' });
    expect((await author('PUT', at(second), { name: 'Lissabon' })).json.data.slug).toBe('lissabon-2');
    const taken = await author('PUT', at(id), { slug });
    expect(taken.json.errors).toEqual([{ field: 'slug', message: 'Another destination has this address' }]);
  });
});

test('two people begin the same translation at once: the later save is asked, and overwrites nothing', async () => {
  const { id } = await lisbon();
  const saves = await Promise.all([
    author('PUT', at(id), { name: 'Lissabon', updatedAt: '' }),
    other('PUT', at(id), { name: 'Lisboa', updatedAt: '' }),
  ]);
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = saves.find(({ status }) => status === 200)?.json.data.name;
  expect(await editionOf(id)).toMatchObject({ name: saved });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await lisbon();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', form(id), { description: 'Seven hills here.', smallChange: true });
  await author('PUT', form(id), { tags: ['food'] });
  expect((await editionOf(id)).state).toBe('published');
  await author('PUT', form(id), { description: 'Eight hills here.' });
  expect((await editionOf(id)).state).toBe('stale');
  const { changedSince } = (await author('GET', at(id))).json.data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['description']);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await lisbon();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = await editionOf(id);
  const removed = () => author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }]);
  expect((await removed()).status).toBe(409);
  await author('DELETE', form(id));
  expect((await removed()).status).toBe(409);
  await author('POST', `/api/v5/admin/trash/destination/${id}/restore`);
  expect(await editionOf(id)).toEqual(before);
  expect((await author('DELETE', at(id))).json.message).toBe('Translation deleted');
  expect((await removed()).status).toBe(200);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  const { slug } = await aDestination(site.db, { name: 'Lisbon' });
  const asked = countStatements(site.database, 'destination_text');
  for (const path of [slug, `${slug}/nearby`, `${slug}/stories`, `${slug}/reviews`, `${slug}/map.svg`, '', 'featured'])
    expect((await read(path)).text).not.toMatch(/anguage|fallbacks|translations/);
  await site.ask('/sitemap.xml');
  expect(asked.count()).toBe(0);
});
