import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from './story.fixture.ts';

const site = testSite();

type List = { data: { title: string }[]; page: number; limit: number; totalPages: number; totalCount: number };

async function list(query = '', path = '/api/story'): Promise<List> {
  const { status, json } = await site.ask(`${path}${query}`);
  expect(status).toBe(200);
  return json;
}

async function titles(query = '', path = '/api/story'): Promise<string[]> {
  return (await list(query, path)).data.map(({ title }) => title);
}

beforeAll(async () => {
  // In the order of their making; the newest comes last.
  await aStory(site.db, { title: 'Old feature', featured: true, category: 'Luxury' });
  await aStory(site.db, { title: 'Custard', category: 'Food', tags: ['Portugal', 'Baking'] });
  await aStory(site.db, { title: 'Dunes', category: 'Adventure', tags: ['africa', 'Road Trip'], featured: true });
  await aStory(site.db, { title: 'Gates', category: 'Culture', tags: ['Japan', 'café'], featured: true });
  await aStory(site.db, { title: 'Two seas', category: 'Travel', tags: ['turkey', 'greece'], featured: true });
  await aStory(site.db, { title: 'Secret', category: 'Food', tags: ['Portugal'], featured: true, published: false });
  await aStory(site.db, { title: 'Taken back', tags: ['Portugal'], published: false, publishedAt: null });
  for (let number = 1; number <= 24; number += 1) {
    await aStory(site.db, { title: `Hut ${number}`, category: 'Backpacking', tags: ['huts'] });
  }
});

describe('pages of the story list', () => {
  test('hold 25 each, newest first, and say how many there are', async () => {
    const { data, ...rest } = await list();
    expect(data).toHaveLength(25);
    expect(data.map(({ title }) => title).slice(0, 2)).toEqual(['Hut 24', 'Hut 23']);
    expect(data.at(-1)?.title).toBe('Two seas');
    expect(rest).toEqual({ success: true, page: 1, limit: 25, totalPages: 2, totalCount: 29 });
  });

  test('follow one another without gap or repetition', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => titles(`?limit=5&page=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([5, 5, 5, 5, 5, 4]);
    expect(new Set(pages.flat()).size).toBe(29);
  });

  test('past the end are empty, and an empty list has one page', async () => {
    expect(await list('?page=1000000')).toMatchObject({ data: [], page: 1_000_000, totalPages: 2, totalCount: 29 });
    expect(await list('?q=nothinglikeit')).toMatchObject({ data: [], totalPages: 1, totalCount: 0 });
  });

  test('are answered under /api and without it', async () => {
    for (const path of ['', '/featured', '/home', '/gates', '/gates/next']) {
      const [plain, api] = await Promise.all([site.ask(`/story${path}`), site.ask(`/api/story${path}`)]);
      expect([plain.status, plain.text]).toEqual([200, api.text]);
    }
  });
});

describe('the filter category accepts the names of the chips on the Stories page', () => {
  test.each([
    ['All Categories', 29],
    ['', 29],
    ['Europe', ['Two seas', 'Custard']],
    ['Asia', ['Two seas', 'Gates']],
    ['Africa', ['Dunes']],
    ['Americas', []],
    ['Oceania', []],
    ['Food & Drink', ['Custard']],
    ['Adventure', ['Dunes']],
    ['Culture', ['Gates']],
    ['Travel Tips', ['Two seas']],
    ['europe', ['Two seas', 'Custard']],
    ['FOOD', ['Custard']],
    ['Luxury', ['Old feature']],
  ])('%s', async (chip, expected) => {
    const found = await list(`?category=${encodeURIComponent(chip)}`);
    const shown = typeof expected === 'number' ? found.totalCount : found.data.map(({ title }) => title);
    expect(shown).toEqual(expected);
  });

  test('and searches all stories, not one page of them', async () => {
    expect(await list('?category=Europe&limit=1&page=2')).toMatchObject({
      data: [{ title: 'Custard' }],
      totalPages: 2,
      totalCount: 2,
    });
  });
});

describe('the filter tag', () => {
  test.each([
    ['baking', ['Custard']],
    ['BAKING', ['Custard']],
    ['road%20trip', ['Dunes']],
    ['caf%C3%A9', ['Gates']],
    ['CAF%C3%89', ['Gates']],
    ['bak', []],
    ['portugal', ['Custard']],
    ["'%20or%201=1--", []],
  ])('%s', async (tag, expected) => {
    expect(await titles(`?tag=${tag}`)).toEqual(expected);
  });
});

describe('the filter q', () => {
  test.each([
    ['gates', ['Gates']],
    ['DUN', ['Dunes']],
    ['cafe', ['Gates']],
    ['europe', ['Two seas', 'Custard']],
    ['food', ['Custard']],
    ['gates dunes', []],
    ["gates'); drop table stories;--", []],
    ['!gates', ['Gates']],
    ['&&&', []],
  ])('%s', async (words, expected) => {
    expect(await titles(`?q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test('finds words in the text of a story', async () => {
    expect((await list('?q=conductor%20whistled')).totalCount).toBe(29);
  });
});

test('several filters apply together', async () => {
  expect(await titles('?category=Europe&tag=baking&q=cust')).toEqual(['Custard']);
  expect(await titles('?category=Asia&tag=baking')).toEqual([]);
});

test('/featured holds what is featured and published, in pages', async () => {
  expect(await titles('', '/api/story/featured')).toEqual(['Two seas', 'Gates', 'Dunes', 'Old feature']);
  expect(await list('?limit=3&page=2', '/api/story/featured')).toMatchObject({
    data: [{ title: 'Old feature' }],
    totalPages: 2,
    totalCount: 4,
  });
});

test('/home holds up to three featured stories, then the newest others, eight in all', async () => {
  const { json } = await site.ask('/api/story/home');
  expect(json).toEqual({ success: true, data: expect.any(Array) });
  expect(json.data.map(({ title }: { title: string }) => title)).toEqual([
    ...['Two seas', 'Gates', 'Dunes'],
    ...['Hut 24', 'Hut 23', 'Hut 22', 'Hut 21', 'Hut 20'],
  ]);
});

const category =
  'category must be one of All Categories, Europe, Asia, Africa, Americas, Oceania, Food & Drink, Adventure, Culture, Travel Tips';
const page = 'page must be a whole number from 1 to 1000000';
const limit = 'limit must be a whole number from 1 to 100';

test.each([
  ['?category=Mars', 'category', category],
  ['?category=Europe&category=Asia', 'category', category],
  [`?category=${'a'.repeat(41)}`, 'category', category],
  ['?category=%00', 'category', category],
  ['?page=0', 'page', page],
  ['/featured?page=-1', 'page', page],
  ['?limit=0', 'limit', limit],
  ['?limit=101', 'limit', limit],
  ['/featured?limit=1e1', 'limit', limit],
  [`?q=${'a'.repeat(201)}`, 'q', 'At most 200 characters'],
  [`?tag=${'a'.repeat(101)}`, 'tag', 'At most 100 characters'],
  ['?tag=%00', 'tag', 'Contains unsupported characters'],
])('the story list refuses %s', async (query, field, message) => {
  for (const path of ['/story', '/api/story']) {
    const { status, json } = await site.ask(`${path}${query}`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ success: false, errors: [{ field, message }] });
  }
});
