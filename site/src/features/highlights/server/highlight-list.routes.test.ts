import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aHighlight } from './highlight.fixture.ts';

const site = testSite();

const names = async (address: string): Promise<string[]> =>
  (await site.ask(address)).json.data.map(({ name }: { name: string }) => name);

// Each is newer than the one before.
beforeAll(async () => {
  await aHighlight(site.db, {
    name: 'Prague',
    location: 'Prague, Czechia',
    region: 'Europe',
    rating: 3.9,
    date: '2026-03-01',
  });
  await aHighlight(site.db, { name: 'Kyoto', region: 'Asia', rating: 4, date: '2026-01-01', featured: true });
  await aHighlight(site.db, { name: 'Rio', region: 'South America', rating: 5, date: '2026-02-01' });
  await aHighlight(site.db, { name: 'Moraine', region: 'North America', rating: 4.8, date: '2026-05-01' });
  await aHighlight(site.db, {
    name: 'Obi',
    region: 'Africa',
    rating: 2,
    date: '2026-04-01',
    description: 'The old cow stopped.',
  });
  await aHighlight(site.db, { name: 'Uluru', region: 'Oceania', rating: 0, date: '2025-12-01', featured: true });
  await aHighlight(site.db, { name: 'Pole', region: 'Antarctica', rating: 3.5, date: '2025-11-01' });
  await aHighlight(site.db, { name: 'Draft', region: 'Asia', rating: 5, featured: true, published: false });
});

const newest = ['Pole', 'Uluru', 'Obi', 'Moraine', 'Rio', 'Kyoto', 'Prague'];

describe('the highlight list', () => {
  test.each(['/highlight', '/api/highlight', '/highlight/published', '/api/highlight/published'])(
    'at %s holds what is published, newest first',
    async (path) => {
      const { status, json } = await site.ask(path, { headers: { accept: 'application/json' } });
      expect(status).toBe(200);
      expect(json.data.map(({ name }: { name: string }) => name)).toEqual(newest);
      expect(json).toMatchObject({ success: true, currentPage: 1, limit: 30, totalPages: 1, totalCount: 7 });
    },
  );

  test('names its page number currentPage, where other lists say page', async () => {
    const { json } = await site.ask('/api/highlight?page=2&limit=3');
    expect(json).not.toHaveProperty('page');
    expect(json).toMatchObject({ currentPage: 2, limit: 3, totalPages: 3, totalCount: 7 });
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(['Moraine', 'Rio', 'Kyoto']);
    expect((await site.ask('/api/highlight?page=9')).json).toMatchObject({ data: [], currentPage: 9, totalPages: 1 });
  });

  test.each([
    ['', newest],
    ['all', newest],
    ['top-rated', ['Moraine', 'Rio', 'Kyoto']],
    ['recent', ['Moraine', 'Obi', 'Prague', 'Rio', 'Kyoto', 'Uluru', 'Pole']],
    ['europe', ['Prague']],
    ['asia', ['Kyoto']],
    ['americas', ['Moraine', 'Rio']],
    ['africa', ['Obi']],
    ['oceania', ['Uluru']],
  ])('with the filter "%s" holds %j', async (filter, expected) => {
    expect(await names(`/api/highlight?filter=${filter}`)).toEqual(expected);
  });

  test.each([
    ['prague', ['Prague']],
    ['czech', ['Prague']],
    ['COW', ['Obi']],
    ['americas', ['Moraine', 'Rio']],
    ['zebra', []],
    ["' or 1=1 --", []],
  ])('searched for %s finds by name, location or text', async (words, expected) => {
    expect(await names(`/api/highlight?q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test('combines words and filter', async () => {
    expect(await names('/api/highlight?q=vietnam&filter=asia')).toEqual(['Kyoto']);
    expect(await names('/api/highlight?q=czech&filter=asia')).toEqual([]);
  });

  test.each(['filter=antarctica', 'filter=all&filter=asia', 'page=0', 'limit=101', 'limit=x'])(
    'refuses %s',
    async (query) => {
      const { status, json } = await site.ask(`/api/highlight?${query}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ success: false, errors: [{ field: query.split('=')[0] }] });
    },
  );
});

test('the list of featured highlights holds only what is featured and published', async () => {
  expect(await names('/highlight/featured')).toEqual(['Uluru', 'Kyoto']);
  expect((await site.ask('/api/highlight/featured?limit=1')).json).toMatchObject({ currentPage: 1, totalPages: 2 });
});

test('the home page gets six highlights, featured ones first', async () => {
  const { json } = await site.ask('/highlight/home');
  expect(json.data.map(({ name }: { name: string }) => name)).toEqual([
    'Uluru',
    'Kyoto',
    'Pole',
    'Obi',
    'Moraine',
    'Rio',
  ]);
  expect((await site.ask('/api/highlight/home')).json).toEqual(json);
});
