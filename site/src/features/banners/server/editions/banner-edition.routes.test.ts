import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aBanner } from '../banner.fixture.ts';
import { bannerImages } from '../banner.table.ts';

const site = testSite();
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const at = (id: string, language = 'de') => `/api/v5/admin/translations/banner/${id}/${language}`;
const form = (id: string) => `/api/v5/admin/banner/${id}`;
const read = async (query = '', from = site) => (await from.ask(`/api/banner${query}`)).json.data[0];
const stateOf = async (id: string) => (await author('GET', at(id))).json.data.edition.state;

const german = { title: 'Langsam reisen', smallDescription: 'Komm mit', description: 'Züge und lange Abende.' };

async function slow(values: Parameters<typeof aBanner>[1] = {}, images = 0) {
  const banner = await aBanner(site.db, { title: 'Travel slowly', active: true, ...values }, images);
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
  return banner;
}

test('are for staff alone', async () => {
  const { id } = await slow();
  const calls = [
    ['GET', `/api/v5/admin/translations/banner/${id}`],
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

describe('a banner in German', () => {
  test('begins as a draft with a title, which nobody sees, and is published with all its texts', async () => {
    const { id } = await slow();
    const before = await read();
    expect(before).not.toHaveProperty('language');
    const { json } = await author('PUT', at(id), { title: german.title });
    expect(json.data).toMatchObject({ state: 'draft', slug: '', title: german.title, description: '' });
    expect(await read('?language=de')).toEqual({
      ...before,
      language: 'de',
      fallbacks: ['title', 'smallDescription', 'description'],
      fallbackLanguage: 'en',
    });
    expect((await author('PUT', at(id), { isPublished: true })).json.errors).toEqual([
      { field: 'smallDescription', message: 'Small description is required' },
      { field: 'description', message: 'Description is required' },
    ]);
    const states = [{ state: 'draft', isPublished: false }, { state: 'missing' }];
    expect((await author('GET', form(id))).json.data.editions).toMatchObject(states);
    expect((await author('GET', '/api/v5/admin/banner')).json.data[0].editions).toMatchObject(states);
    expect((await site.ask('/api/banner?language=xx')).status).toBe(400);
  });

  test('is public within a second on every process while the banner is active', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id } = await slow();
    for (const from of [site, twin]) await read('?language=de', from);
    await author('PUT', at(id), { ...german, isPublished: true });
    for (const from of [site, twin]) {
      await expect
        .poll(() => read('?language=de', from), soon)
        .toMatchObject({ ...german, language: 'de', fallbacks: [], fallbackLanguage: '' });
      expect(await read('?language=ar', from)).toMatchObject({ title: 'Travel slowly', fallbackLanguage: 'en' });
      expect(await read('', from)).toMatchObject({ title: 'Travel slowly' });
    }
    const other = await aBanner(site.db, { title: 'Another' });
    await author('PUT', `/api/v5/admin/banner-active/${other.id}`, { active: true });
    for (const from of [site, twin])
      await expect.poll(async () => (await read('?language=de', from)).title, soon).toBe('Another');
    await author('PUT', `/api/v5/admin/banner-active/${id}`, { active: true });
    await expect.poll(async () => (await read('?language=de')).title, soon).toBe(german.title);
    await author('DELETE', at(id));
    await expect.poll(async () => (await read('?language=de')).title, soon).toBe('Travel slowly');
    await twin.close();
  });

  test('says what its images show, and marks what is not said in German', async () => {
    const { id } = await slow();
    const [sea, hill] = [await anImage(site.db, { alt: 'The sea' }), await anImage(site.db, { alt: 'A hill' })];
    const place = await aDestination(site.db, { name: 'Lisbon' });
    await site.db.insert(destinationTexts).values({
      destinationId: place.id,
      language: 'de',
      slug: 'lissabon',
      name: 'Lissabon',
      published: true,
      publishedAt: new Date(0),
      sourceVersion: 1,
    });
    await site.db.insert(bannerImages).values([
      { bannerId: id, mediaId: sea.id, position: 0, placeId: place.id },
      { bannerId: id, mediaId: hill.id, position: 1 },
    ]);
    const { source } = (await author('GET', at(id))).json.data;
    expect(source.alts).toEqual({ [sea.id]: 'The sea', [hill.id]: 'A hill' });
    const alts = { [sea.id]: 'Das Meer' };
    expect((await author('PUT', at(id), { ...german, alts, isPublished: true })).status).toBe(200);
    const [first, second] = (await read('?language=de')).images;
    expect(first).toMatchObject({ alt: 'Das Meer', place: { slug: 'lissabon', name: 'Lissabon' } });
    expect(first).not.toHaveProperty('altLanguage');
    expect(second).toMatchObject({ alt: 'A hill', altLanguage: 'en' });
    expect((await read()).images[0]).toMatchObject({ alt: 'The sea', place: { slug: place.slug, name: 'Lisbon' } });
    await author('DELETE', `/api/v5/admin/translations/destination/${place.id}/de`);
    const placeThere = async () => (await read('?language=de')).images[0].place;
    await expect.poll(placeThere, soon).toMatchObject({ slug: place.slug, name: 'Lisbon' });
  });

  test('knows no address', async () => {
    const { id } = await slow();
    const { json } = await author('PUT', at(id), { ...german, slug: 'langsam' });
    expect(json.data.slug).toBe('');
  });

  test('is nobody’s alone: of two saves that change the same the later is asked', async () => {
    const { id } = await slow();
    await author('PUT', at(id), { ...german, updatedAt: '' });
    expect((await author('PUT', at(id), { title: 'Anders', updatedAt: '' })).status).toBe(409);
  });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await slow();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', form(id), { description: 'Slow trains, long evenings.', smallChange: true });
  await author('PUT', `/api/v5/admin/banner-active/${id}`, { active: false });
  expect(await stateOf(id)).toBe('published');
  await author('PUT', form(id), { description: 'Fast trains.' });
  expect(await stateOf(id)).toBe('stale');
  const { changedSince } = (await author('GET', at(id))).json.data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['description']);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
});

test('an earlier version of the original that is restored makes it stale, too', async () => {
  const { id } = await slow();
  await author('PUT', form(id), { title: 'Travel fast' });
  await author('PUT', at(id), { ...german, isPublished: true });
  const restored = await author('POST', `/api/v5/admin/versions/banner/${id}/1/restore`, {});
  expect([restored.status, await stateOf(id)]).toEqual([200, 'stale']);
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await slow();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await author('GET', at(id))).json.data.edition;
  await author('DELETE', form(id));
  expect((await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }])).status).toBe(409);
  await author('POST', `/api/v5/admin/trash/banner/${id}/restore`);
  expect((await author('GET', at(id))).json.data.edition).toEqual(before);
  await expect.poll(async () => (await read('?language=de')).title, soon).toBe(german.title);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  await aBanner(site.db, { active: true });
  const asked = countStatements(site.database, 'banner_text');
  expect(await read()).not.toHaveProperty('fallbacks');
  expect((await author('GET', '/api/v5/admin/banner')).json.data[0]).not.toHaveProperty('editions');
  expect(asked.count()).toBe(0);
});
