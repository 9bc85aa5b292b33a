import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aBanner } from '#features/banners/server/banner.fixture.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();
const path = '/api/v5/admin/translations';
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const read = async (query = '') => (await author('GET', `${path}${query}`)).json;
const titles = async (query: string) => (await read(query)).data.map(({ title }: { title: string }) => title);
const translate = (kind: string, id: string, language: string, texts: object) =>
  author('PUT', `${path}/${kind}/${id}/${language}`, { updatedAt: '', ...texts });

/** A story and a place in two languages, a page and a banner in none; the newest last. */
async function aSite() {
  await aLanguage(site.db, { code: 'de', position: 0 });
  await aLanguage(site.db, { code: 'ar', position: 1, state: 'preparing' });
  // Every site has them, from its first migration on.
  await site.db.execute(sql`delete from pages where standard is not null`);
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const story = await aStory(site.db, { title: 'Salt', createdAt: at(1) });
  const place = await aDestination(site.db, { name: 'Óbidos', createdAt: at(2) });
  await aPage(site.db, { title: 'How we work', createdAt: at(3) });
  await aBanner(site.db, { title: 'Slow boats', createdAt: at(4) });
  await translate('story', story.id, 'de', { title: 'Salz', excerpt: 'Weiß.', content: 'Viel.', isPublished: true });
  await translate('story', story.id, 'ar', { title: 'ملح' });
  await translate('destination', place.id, 'de', { name: 'Óbidos' });
  return { story, place };
}

test('is seen by staff alone', async () => {
  expect(await answersByRole(site, [['GET', path]])).toEqual([[`GET ${path}`, 401, 403, 200, 200]]);
});

test('a site of one language has nothing to translate', async () => {
  await aStory(site.db, { title: 'Salt' });
  expect(await read()).toMatchObject({ data: [], totalCount: 0, languages: [], countsByLanguage: {} });
});

test('every kind is listed, newest first, with how it stands in each language', async () => {
  const { story } = await aSite();
  const list = await read();
  expect(list.data.map(({ kind, title }: Record<string, unknown>) => [kind, title])).toEqual([
    ['banner', 'Slow boats'],
    ['page', 'How we work'],
    ['destination', 'Óbidos'],
    ['story', 'Salt'],
  ]);
  expect(list.data[3]).toMatchObject({
    _id: story.id,
    original: 'en',
    languages: [
      { language: 'de', state: 'published', slug: 'salz', madeBy: 'person', isOnSite: true },
      { language: 'ar', state: 'draft', dir: 'rtl', isOnSite: false },
    ],
  });
  expect(list).toMatchObject({
    totalCount: 4,
    counts: { missing: 5, draft: 2, stale: 0, published: 1 },
    countsByLanguage: {
      de: { missing: 2, draft: 1, stale: 0, published: 1 },
      ar: { missing: 3, draft: 1, stale: 0, published: 0 },
    },
  });
});

test('it is narrowed by kind, words, language and state', async () => {
  const { story } = await aSite();
  expect(await titles('?kind=page')).toEqual(['How we work']);
  expect(await titles('?q=obidos')).toEqual(['Óbidos']);
  expect(await titles('?language=de&state=missing')).toEqual(['Slow boats', 'How we work']);
  expect(await titles('?language=ar&state=missing')).toEqual(['Slow boats', 'How we work', 'Óbidos']);
  expect(await titles('?state=draft')).toEqual(['Óbidos', 'Salt']);
  expect(await titles('?state=published')).toEqual(['Salt']);
  expect((await read('?language=de&state=draft')).counts).toEqual({ missing: 2, draft: 1, stale: 0, published: 1 });
  await site.db.execute(sql`update story_texts set stale = true where story_id = ${story.id} and language = 'de'`);
  expect(await titles('?language=de&state=stale')).toEqual(['Salt']);
});

test('it comes page by page across the kinds', async () => {
  await aSite();
  const first = await read('?limit=3');
  expect([first.totalCount, first.totalPages, first.data.length]).toEqual([4, 2, 3]);
  expect(await titles('?limit=3&page=2')).toEqual(['Salt']);
  expect(await titles('?limit=3&page=3')).toEqual([]);
});

test('its counts are how many rows it has of each language, state and kind', async () => {
  const { story } = await aSite();
  for (let number = 0; number < 9; number += 1) {
    const { id } = await aStory(site.db, { title: `Rice ${number}` });
    if (number < 6) await translate('story', id, 'de', { title: 'Reis', excerpt: 'K', content: 'L' });
    if (number < 4) await translate('story', id, 'de', { isPublished: true });
    if (number < 3) await translate('story', id, 'ar', { title: 'أرز' });
  }
  await site.db.execute(sql`update story_texts set stale = true where story_id = ${story.id} and language = 'de'`);
  for (const kind of ['', 'story', 'destination', 'page', 'banner']) {
    const { countsByLanguage, totalCount } = await read(`?kind=${kind}`);
    expect(Object.keys(countsByLanguage)).toEqual(['de', 'ar']);
    for (const [language, counts] of Object.entries<Record<string, number>>(countsByLanguage)) {
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(totalCount);
      for (const [state, count] of Object.entries(counts)) {
        const list = await read(`?kind=${kind}&language=${language}&state=${state}&limit=50`);
        expect([kind, language, state, list.totalCount, list.data.length]).toEqual([
          kind,
          language,
          state,
          count,
          count,
        ]);
      }
    }
  }
});

test('what it is asked for wrongly is told', async () => {
  await aSite();
  for (const query of ['?language=fr', '?language=en', '?kind=review', '?state=lost', '?page=0'])
    expect([query, (await author('GET', `${path}${query}`)).status]).toEqual([query, 400]);
});
