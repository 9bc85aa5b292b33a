import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination, goodIn } from '../../destinations/server/destination.fixture.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite();
const spanish = testSite();

beforeAll(async () => {
  const eating = 'In October the water stands in the square. Eat standing, at the counter.';
  await aDestination(site.db, { name: 'Venice', longDescription: eating, goodMonths: goodIn(4, 5) });
  await aDestination(site.db, { name: 'Kyoto', longDescription: 'Eat noodles.', goodMonths: goodIn(10, 11) });
  await aDestination(site.db, { name: 'Sydney', latitude: -33.87, goodMonths: goodIn(4, 10) });
  await aDestination(site.db, { name: 'Cape Town', latitude: -33.92, goodMonths: goodIn(7), description: 'Whales.' });
  await aDestination(site.db, { name: 'Prague', goodMonths: goodIn(12) });
  await aDestination(site.db, { name: 'Summer Isles', goodMonths: goodIn(1) });
  await aDestination(site.db, { name: 'Draft', goodMonths: 4095, published: false });
  await aStory(site.db, { title: 'What Venice eats in October', published: true });
});

type Found = { name?: string; title?: string };
const namesOf = (found: Found[]) => found.map(({ name, title }) => name ?? title).toSorted();

async function search(query: string) {
  const { status, json } = await site.ask(`/api/search?${query}`);
  expect(status).toBe(200);
  return json.data;
}

describe('a month or season among the search words', () => {
  test.each([
    ['october', ['Kyoto', 'Sydney'], 'October'],
    ['Oct', ['Kyoto', 'Sydney'], 'October'],
    ['in winter', ['Cape Town', 'Prague', 'Summer Isles'], 'winter'],
    ['autumn', ['Kyoto', 'Sydney'], 'autumn'],
    ['spring', ['Sydney', 'Venice'], 'spring'],
    ['where to go in december', ['Prague'], 'December'],
    ['where to eat in october', ['Kyoto'], 'October'],
    ['kyoto october', ['Kyoto'], 'October'],
    ['kyotoo october', ['Kyoto'], 'October'],
  ])('"%s" finds what is good then', async (words, names, when) => {
    const found = await search(`keyword=${encodeURIComponent(words)}`);
    expect(namesOf(found.destinations)).toEqual(names);
    expect([found.when, found.counts.destinations, found.partial]).toEqual([when, names.length, false]);
    const { json } = await site.ask(`/api/search/destinations?keyword=${encodeURIComponent(words)}&limit=1&page=1`);
    expect([json.totalCount, json.data.length, json.when]).toEqual([names.length, 1, when]);
  });

  test('finds stories by the words, as without it', async () => {
    expect(namesOf((await search('keyword=october')).stories)).toEqual(['What Venice eats in October']);
    const { stories, counts } = await search('keyword=where+to+eat+in+october');
    expect([namesOf(stories), counts.stories]).toEqual([['What Venice eats in October'], 1]);
  });

  test('suggests destinations that are good then (G-45)', async () => {
    const suggested = async (words: string) =>
      (await site.ask(`/api/search/suggest?${new URLSearchParams({ q: words })}`)).json.data;
    expect(await suggested('where to eat in october')).toEqual(['Kyoto', 'What Venice eats in October']);
    expect((await suggested('in winter')).toSorted()).toEqual(['Cape Town', 'Prague', 'Summer Isles']);
    expect(await suggested('noodles at the counter')).toEqual(expect.arrayContaining(['Kyoto', 'Venice']));
    expect(await suggested('xyzzyq')).toEqual([]);
  });

  test('that begins a name is read as the name, or as plain words if nothing is good then', async () => {
    const named = await search('keyword=summer+isles');
    expect([namesOf(named.destinations), named.when]).toEqual([['Summer Isles'], '']);
    const plain = await search('keyword=venice+october');
    expect([namesOf(plain.destinations), plain.when]).toEqual([['Venice'], '']);
  });
});

test('a reader of another language types it in that language, and reads it so', async () => {
  await aLanguage(spanish.db, { code: 'es' });
  await aDestination(spanish.db, { name: 'Kyoto', goodMonths: goodIn(10, 11) });
  await aDestination(spanish.db, { name: 'Venice', goodMonths: goodIn(4, 5) });
  spanish.forget();
  for (const words of ['octubre', '¿Adónde ir en octubre?', 'Kyoto en otoño', 'october']) {
    const { json } = await spanish.ask(`/api/search?${new URLSearchParams({ keyword: words, language: 'es' })}`);
    expect(namesOf(json.data.destinations)).toEqual(['Kyoto']);
    expect(json.data.when).toBe(words.includes('oto') ? 'otoño' : 'octubre');
  }
  const { json: own } = await spanish.ask('/api/search?keyword=octubre');
  expect(own.data.when).toBe('');
});

describe('the filter month of a search', () => {
  test.each([
    ['keyword=venice&month=4', ['Venice']],
    ['keyword=venice&month=10', []],
    ['keyword=&month=7', ['Cape Town']],
    ['keyword=whales&month=', ['Cape Town']],
  ])('is applied by %s', async (query, names) => {
    const { destinations, counts } = await search(query);
    expect([namesOf(destinations), counts.destinations]).toEqual([names, names.length]);
    const { json } = await site.ask(`/api/search/destinations?${query}`);
    expect(json.totalCount).toBe(names.length);
  });

  test('is refused if it is no month', async () => {
    const { status, json } = await site.ask('/api/search?keyword=venice&month=13');
    expect([status, json.errors]).toEqual([400, [{ field: 'month', message: 'month must be a number from 1 to 12' }]]);
  });
});
