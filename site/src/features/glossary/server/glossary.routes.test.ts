import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { germanCategories } from '#features/stories/server/categories/first-categories.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { takeOwnLanguage } from '#server/languages/own-language.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import type { GlossaryTerm } from '../glossary.contract.ts';

const site = testSite();
const path = '/api/v5/admin/glossary';
let author: Calls;
let admin: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  admin = await callsAs(site, 'ADMIN', 'Ben Orr');
});
beforeEach(keptRows(site).restore);

const inGerman = (kind: string) => `${path}?language=de&kind=${kind}`;
const read = async (query: string) => (await author('GET', `${path}?${query}`)).json;
const terms = async (query: string) => (await read(query)).data.map(({ term }: GlossaryTerm) => term);
const save = (kind: string, sent: object[], by = author) => by('PUT', inGerman(kind), { terms: sent });

/** A language that is being prepared, and what can be translated into it. */
async function aSite() {
  await aLanguage(site.db, { code: 'de', state: 'preparing' });
  await aStory(site.db, { category: 'Food', tags: ['Street food', 'harbour'] });
  await aStory(site.db, { category: 'Food', tags: ['street food'] });
  await aStory(site.db, { category: 'Luxury', tags: ['secret'], published: false });
  await aDestination(site.db, { tags: ['Street Food', 'islands'] });
}

test('is for staff alone', async () => {
  await aSite();
  const [get, put] = [inGerman('tag'), inGerman('tag')];
  expect(
    await answersByRole(site, [
      ['GET', get],
      ['PUT', put],
    ]),
  ).toEqual([
    [`GET ${get}`, 401, 403, 200, 200],
    [`PUT ${put}`, 401, 403, 400, 400],
  ]);
});

test('lists tags that published items carry, those of most first, as the newest item writes them', async () => {
  await aSite();
  const { data, totalCount, counts, languages } = await read('language=de&kind=tag');
  const blank = { translation: '', instead: '', slug: '', updatedAt: '' };
  expect(data).toEqual([
    { term: 'street food', name: 'street food', items: 3, ...blank },
    { term: 'harbour', name: 'harbour', items: 1, ...blank },
    { term: 'islands', name: 'islands', items: 1, ...blank },
  ]);
  expect([totalCount, counts]).toEqual([3, { all: 3, missing: 3 }]);
  expect(languages).toEqual([{ code: 'de', name: 'Deutsch', dir: 'ltr', isOnSite: false }]);
});

test('lists categories in their order, with what readers get while nobody has translated them', async () => {
  await aSite();
  const { data } = await read('language=de&kind=category');
  expect(data.map(({ term }: GlossaryTerm) => term)).toEqual([
    ...['adventure', 'food', 'travel', 'culture', 'road-trip', 'backpacking', 'luxury'],
  ]);
  expect(data[1]).toMatchObject({ name: 'Food', items: 2, translation: '', instead: 'Essen' });
  expect(data[6]).toMatchObject({ name: 'Luxury', items: 0 });
});

test('lists what staff have named in menus, and nothing that the site itself names', async () => {
  await aSite();
  expect(await terms('language=de&kind=menu')).toEqual([]);
  const to = { kind: 'route', name: 'about' };
  await author('PUT', '/api/v5/admin/menus', {
    header: [
      { label: 'Our guides', to },
      { label: 'About', to },
    ],
    footer: [{ title: 'The magazine', entries: [{ label: 'Our guides', to }] }],
  });
  const { data } = await read('language=de&kind=menu');
  expect(data.map(({ term, items }: GlossaryTerm) => [term, items])).toEqual([
    ['Our guides', 2],
    ['The magazine', 1],
  ]);
  expect((await save('menu', [{ term: 'Our guides', name: 'Unsere Führer' }])).status).toBe(200);
  expect((await read('language=de&kind=menu&state=missing')).data).toHaveLength(1);
});

test('keeps a translation, with an address of its own, and tells it in the activity', async () => {
  await aSite();
  const { status, json } = await save('tag', [{ term: 'street food', name: ' Straßenküche ', updatedAt: '' }]);
  expect([status, json.message]).toEqual([200, '1 translation saved']);
  expect(json.data).toEqual([expect.objectContaining({ translation: 'Straßenküche', slug: 'straßenküche', items: 3 })]);
  expect((await read('language=de&kind=tag')).data[0]).toEqual(json.data[0]);
  expect(await terms('language=de&kind=tag&state=missing')).toEqual(['harbour', 'islands']);
  expect(await terms('language=de&kind=tag&q=strassenk')).toEqual(['street food']);
  expect(await terms('language=de&kind=tag&limit=1&page=2')).toEqual(['harbour']);
  const entries = await site.db.select().from(activityEntries);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['Changed glossary', 'German: street food → Straßenküche'],
  ]);
});

test('gives two tags of one name two addresses, and none that is another tag', async () => {
  await aSite();
  const { json } = await save('tag', [
    { term: 'street food', name: 'Küche' },
    { term: 'harbour', name: 'Küche' },
    { term: 'islands', name: 'Harbour' },
  ]);
  expect(json.data.map(({ slug }: GlossaryTerm) => slug)).toEqual(['küche', 'küche-2', 'harbour-2']);
  const again = await save('tag', [{ term: 'harbour', name: 'Küche!' }]);
  expect(again.json.data[0].slug).toBe('küche-2');
});

test('takes a translation back', async () => {
  await aSite();
  await save('tag', [{ term: 'harbour', name: 'Hafen' }]);
  expect((await read('language=de&kind=tag')).counts).toEqual({ all: 3, missing: 2 });
  const { json } = await save('tag', [{ term: 'harbour', name: '' }]);
  expect(json.data[0]).toMatchObject({ translation: '', updatedAt: '' });
  expect((await read('language=de&kind=tag')).counts).toEqual({ all: 3, missing: 3 });
});

test('misses no word that the site itself has', async () => {
  await aSite();
  expect((await read('language=de&kind=category')).counts).toEqual({ all: 7, missing: 0 });
  expect(await terms('language=de&kind=category&state=missing')).toEqual([]);
  const { data, updatedAt } = (await author('GET', '/api/v5/admin/story-categories')).json;
  await author('PUT', '/api/v5/admin/story-categories', { categories: [...data, { name: 'Night trains' }], updatedAt });
  expect((await read('language=de&kind=category')).counts).toEqual({ all: 8, missing: 1 });
  expect(await terms('language=de&kind=category&state=missing')).toEqual(['night-trains']);
  // A language that the site does not speak.
  await aLanguage(site.db, { code: 'it', position: 1, state: 'preparing' });
  expect((await read('language=it&kind=category')).counts).toEqual({ all: 8, missing: 8 });
});

test('knows what the site calls its categories on a site in another language', async () => {
  await aLanguage(site.db, { code: 'fr', state: 'preparing' });
  await germanCategories(site.db);
  takeOwnLanguage('de');
  onTestFinished(() => takeOwnLanguage('en'));
  const { data, counts } = await read('language=fr&kind=category');
  expect([data[1], counts.missing]).toEqual([expect.objectContaining({ name: 'Essen', instead: 'Gastronomie' }), 0]);
});

test.each(['%', '_', '\\', '%%'])('finds nothing by %s, a sign that no name has', async (q) => {
  await aSite();
  expect(await terms(`language=de&kind=tag&q=${encodeURIComponent(q)}`)).toEqual([]);
});

test('gives no two categories one name, nor that of a filter, and says so beside the field', async () => {
  await aSite();
  const wrong = async (...sent: object[]) => (await save('category', sent)).json.errors;
  const taken = 'Another category has this name';
  const food = { term: 'food', name: 'Küche' };
  expect(await wrong(food, { term: 'luxury', name: 'küche' })).toEqual([
    { field: 'terms.0.name', message: taken },
    { field: 'terms.1.name', message: taken },
  ]);
  await save('category', [food]);
  // As readers see them: by a translation, and by what the site says where there is none.
  expect(await wrong({ term: 'luxury', name: 'KÜCHE' })).toEqual([{ field: 'terms.0.name', message: taken }]);
  expect(await wrong({ term: 'luxury', name: 'Abenteuer' })).toEqual([{ field: 'terms.0.name', message: taken }]);
  expect(await wrong({ term: 'luxury', name: 'Europa' })).toEqual([
    { field: 'terms.0.name', message: 'The Stories page has a filter of this name already' },
  ]);
  expect(
    (
      await save('category', [
        { ...food, name: '' },
        { term: 'luxury', name: 'Küche' },
      ])
    ).status,
  ).toBe(200);
  expect((await save('tag', [{ term: 'harbour', name: 'Europa' }])).status).toBe(200);
});

test('of two people who translate one term the later is asked, and nothing of theirs is stored', async () => {
  await aSite();
  const { json: first } = await save('tag', [{ term: 'harbour', name: 'Hafen', updatedAt: '' }]);
  const mine = [
    { term: 'harbour', name: 'Häfen', updatedAt: '' },
    { term: 'islands', name: 'Inseln', updatedAt: '' },
  ];
  const { status, json } = await save('tag', mine, admin);
  expect([status, json.data.terms]).toEqual([409, first.data]);
  expect(json.message).toContain('harbour');
  expect(await terms('language=de&kind=tag&state=missing')).toContain('islands');
  // The same word overwrites nothing.
  expect((await save('tag', [{ term: 'harbour', name: 'Hafen', updatedAt: '' }], admin)).status).toBe(200);
  const { updatedAt } = first.data[0];
  expect((await save('tag', [{ term: 'harbour', name: 'Häfen', updatedAt }], admin)).status).toBe(200);
  expect((await save('tag', [{ term: 'harbour', name: 'Port', updatedAt }])).status).toBe(409);
});

test('refuses what is no term, no language of the site, or no name', async () => {
  await aSite();
  const { status, json } = await save('tag', [
    { term: 'harbour', name: 'Hafen' },
    { term: 'nowhere', name: 'Nirgends' },
  ]);
  expect([status, json.errors]).toEqual([
    400,
    [{ field: 'terms.1.term', message: 'This is not in the list any more.' }],
  ]);
  for (const name of ['x'.repeat(61), 'two\nlines', '\u200b'])
    expect([name, (await save('tag', [{ term: 'harbour', name }])).status]).toEqual([name, 400]);
  expect((await author('GET', `${path}?language=fr&kind=tag`)).status).toBe(404);
  expect((await author('GET', `${path}?language=en&kind=tag`)).status).toBe(404);
  for (const query of ['language=de', 'language=de&kind=word', 'language=de&kind=tag&state=stale', 'kind=tag'])
    expect([query, (await author('GET', `${path}?${query}`)).status]).toEqual([query, 400]);
  expect((await read('language=de&kind=tag')).counts.missing).toBe(3);
});

test('keeps its language from being deleted, and forgets a category that goes', async () => {
  await aSite();
  await save('category', [{ term: 'luxury', name: 'Luxus' }]);
  const languages = '/api/v5/admin/languages';
  expect((await author('PUT', languages, [{ code: 'en' }])).status).toBe(409);
  const categories = '/api/v5/admin/story-categories';
  const { data } = (await author('GET', categories)).json;
  const kept = data.filter(({ slug }: { slug: string }) => slug !== 'luxury');
  expect((await author('PUT', categories, { categories: kept, moveTo: 'food' })).status).toBe(200);
  expect((await author('PUT', languages, [{ code: 'en' }])).status).toBe(200);
});
