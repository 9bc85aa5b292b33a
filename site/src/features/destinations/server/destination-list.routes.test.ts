import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from './destination.fixture.ts';

const site = testSite();

const path = '/api/v3/destination';

async function list(query = '', under = path) {
  const { status, json } = await site.ask(`${under}${query}`);
  expect(status).toBe(200);
  return json as { data: { name: string }[]; page: number; limit: number; totalPages: number; totalCount: number };
}

async function names(query = '', under = path): Promise<string[]> {
  return (await list(query, under)).data.map(({ name }) => name);
}

beforeAll(async () => {
  // In the order of their making; the newest comes last.
  await aDestination(site.db, { name: 'Lisbon', tags: ['City', 'Food'], featured: true });
  await aDestination(site.db, {
    name: 'Kyoto',
    country: 'Japan',
    regionText: 'Kansai',
    tags: ['culture', 'Temples & Shrines'],
  });
  await aDestination(site.db, { name: 'Jaipur', country: 'India', regionText: 'Rajasthan', tags: ['culture', 'food'] });
  await aDestination(site.db, {
    name: 'Côte d’Émeraude',
    country: 'France',
    regionText: 'Brittany',
    tags: ['BEACHES'],
  });
  await aDestination(site.db, {
    name: 'Bali',
    country: 'Indonesia',
    regionText: 'Lesser Sunda Islands',
    featured: true,
  });
  await aDestination(site.db, { name: 'Atlantis', country: 'Nowhere', regionText: 'Under the sea', tags: ['island'] });
  await aDestination(site.db, { name: 'Secret Cove', published: false, featured: true, tags: ['beaches'] });
  for (let number = 1; number <= 10; number += 1) {
    await aDestination(site.db, {
      name: `Hill ${number}`,
      country: 'Peru',
      regionText: 'Cusco',
      tags: ['hiking'],
      images: 0,
    });
  }
});

describe('pages of the destination list', () => {
  test('hold twelve each, newest first, and say how many there are', async () => {
    const { data, ...rest } = await list();
    expect(data.map(({ name }) => name)).toEqual([
      ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Hill ${number}`),
      'Atlantis',
      'Bali',
    ]);
    expect(rest).toEqual({ success: true, page: 1, limit: 12, totalPages: 2, totalCount: 16 });
  });

  test('follow one another without gap or repetition', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?limit=5&page=${page}`)));
    const all = pages.flatMap(({ data }) => data.map(({ name }) => name));
    expect(all).toHaveLength(16);
    expect(new Set(all).size).toBe(16);
    expect(pages[3]).toMatchObject({ page: 4, limit: 5, totalPages: 4, totalCount: 16 });
  });

  test('past the end are empty', async () => {
    expect(await list('?page=1000000&limit=100')).toMatchObject({
      data: [],
      page: 1_000_000,
      totalPages: 1,
      totalCount: 16,
    });
  });

  test('are at least one, even of an empty list', async () => {
    expect(await list('?q=nothinglikeit')).toMatchObject({ data: [], totalPages: 1, totalCount: 0 });
  });

  test('accept a limit from 1 to 100', async () => {
    expect((await list('?limit=1')).data).toHaveLength(1);
    expect((await list('?limit=100')).data).toHaveLength(16);
  });
});

describe('the other destination lists', () => {
  test('/published answers the same list', async () => {
    expect(await list('?limit=3', `${path}/published`)).toEqual(await list('?limit=3'));
  });

  test('/featured holds what is featured and published', async () => {
    expect(await list('', `${path}/featured`)).toMatchObject({
      data: [{ name: 'Bali' }, { name: 'Lisbon' }],
      totalCount: 2,
    });
    expect(await names('?region=asia', `${path}/featured`)).toEqual(['Bali']);
  });

  test('/featured counts the destinations of each region, whatever is asked for', async () => {
    const regionCounts = { all: 2, europe: 1, asia: 1, africa: 0, americas: 0, oceania: 0, other: 0 };
    expect(await list('', `${path}/featured`)).toMatchObject({ regionCounts });
    expect(await list('?region=asia&limit=1&q=nothing', `${path}/featured`)).toMatchObject({ regionCounts });
  });
});

describe('the filter region', () => {
  test.each([
    ['europe', ['Côte d’Émeraude', 'Lisbon']],
    ['asia', ['Bali', 'Jaipur', 'Kyoto']],
    ['africa', []],
    ['oceania', []],
    ['other', ['Atlantis']],
  ])('%s', async (region, expected) => {
    expect(await names(`?region=${region}`)).toEqual(expected);
  });

  test('searches all rows, not one page of them', async () => {
    expect(await list('?region=europe&limit=1&page=2')).toMatchObject({
      data: [{ name: 'Lisbon' }],
      totalPages: 2,
      totalCount: 2,
    });
  });

  test('that is empty shows all', async () => {
    expect((await list('?region=')).totalCount).toBe(16);
  });
});

describe('the filter tags', () => {
  test.each([
    ['food', ['Bali', 'Jaipur', 'Lisbon']],
    ['FOOD', ['Bali', 'Jaipur', 'Lisbon']],
    ['beaches', ['Côte d’Émeraude']],
    ['beaches,island', ['Atlantis', 'Côte d’Émeraude']],
    ['%20Beaches%20,,%20ISLAND', ['Atlantis', 'Côte d’Émeraude']],
    ['temples%20%26%20shrines', ['Kyoto']],
    ['foo', []],
    ["'%20or%201=1--", []],
  ])('%s', async (tags, expected) => {
    expect(await names(`?tags=${tags}`)).toEqual(expected);
  });
});

describe('the filter q', () => {
  test.each([
    ['lisbon', ['Lisbon']],
    ['LISB', ['Lisbon']],
    ['cote', ['Côte d’Émeraude']],
    ['%C3%A9meraude', ['Côte d’Émeraude']],
    ['emeraude cote', ['Côte d’Émeraude']],
    ['japan', ['Kyoto']],
    ['kyoto lisbon', []],
    ['isbon', []],
    ['  kyo   ', ['Kyoto']],
    ["kyoto'); drop table destinations;--", []],
    ['kyoto:*|lisbon', []],
    ['!kyoto', ['Kyoto']],
    ['%25', []],
    ['&&&', []],
  ])('%s', async (words, expected) => {
    expect(await names(`?q=${words.replaceAll(' ', '+').replaceAll('&', '%26')}`)).toEqual(expected);
  });

  test('that is empty shows all', async () => {
    expect((await list('?q=%20%20')).totalCount).toBe(16);
  });
});

test('several filters apply together', async () => {
  expect(await names('?region=asia&tags=food,culture&q=india')).toEqual(['Jaipur']);
  expect(await names('?region=europe&tags=food&q=japan')).toEqual([]);
  expect(await names('?tags=food&sort=name&limit=2')).toEqual(['Bali', 'Jaipur']);
});
