import { beforeEach, expect, test, vi } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../destination.fixture.ts';
import { destinations } from '../destination.table.ts';
import { bitOf } from './months.rules.ts';

const site = testSite();
const path = '/api/v3/destination/home';

beforeEach(async () => {
  await site.db.delete(destinations);
  // What was stored under a clock that was ahead is not of today.
  site.site.cache.clear();
  const warmth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.5, 12];
  await aDestination(site.db, { name: 'Kyoto', goodMonths: bitOf(11), monthTemperatures: warmth });
  await aDestination(site.db, { name: 'Petra', goodMonths: bitOf(11) | bitOf(12), ratingSum: 5, ratingCount: 1 });
  await aDestination(site.db, { name: 'Hidden', goodMonths: 4095, published: false });
});

test('the home page shows what is good this month, and from midnight after its last day the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T23:59:59.999Z') });
  try {
    const november = (await site.ask(path)).json.data;
    expect(november).toMatchObject({ month: 11, totalCount: 2 });
    expect(november.places.map(({ name }: { name: string }) => name)).toEqual(['Petra', 'Kyoto']);
    expect(november.places[1]).toEqual({
      _id: expect.any(String),
      slug: 'kyoto',
      name: 'Kyoto',
      country: 'Portugal',
      temperature: 11.5,
    });
    const { misses } = site.site.cache.stats();
    await site.ask(path);
    expect(site.site.cache.stats().misses).toBe(misses);
    vi.setSystemTime('2026-12-01T00:00:00Z');
    const december = (await site.ask(path)).json.data;
    expect(december).toMatchObject({ month: 12, totalCount: 1, places: [{ name: 'Petra', temperature: null }] });
  } finally {
    vi.useRealTimers();
  }
});

test('a changed destination changes the destination of the month at once', async () => {
  const month = new Date().getUTCMonth() + 1;
  const before = (await site.ask(path)).json.data.totalCount;
  await aDestination(site.db, { name: 'New', goodMonths: bitOf(month) });
  site.site.cache.clear();
  expect((await site.ask(path)).json.data.totalCount).toBe(before + 1);
});
