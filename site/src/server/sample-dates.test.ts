import { expect, test } from 'vitest';
import { sampleDates } from './sample-dates.ts';
import { seededRandom } from './seeded-random.ts';

const starts = ['2026-11-23T00:00:00Z', '2027-03-01T04:31:00Z', '2028-02-29T23:59:59Z'].map((time) => new Date(time));

test.each(starts)('on a site started at %s the last day of the sample library was yesterday', (start) => {
  const dates = sampleDates(start);
  expect(dates.dayOf('2026-11-20')).toBe(dates.daysAgo(1));
  for (const what of ['kyoto', 'lisbon', 'a review', 'another'])
    expect(dates.at('2026-11-20', what).getTime()).toBeLessThan(start.getTime());
  expect(dates.at('2026-11-20T23:59', '').getTime()).toBeLessThan(start.getTime());
});

test('sample dates keep their distances, and their hours depend on the item', () => {
  const [one, other] = starts.map((start) => sampleDates(start));
  const gap = (dates = one) =>
    (dates?.at('2026-11-02', 'b').getTime() ?? 0) - (dates?.at('2025-10-03', 'a').getTime() ?? 0);
  expect(gap(one)).toBe(gap(other));
  const hours = ['a', 'b', 'c', 'd'].map((what) => one?.at('2026-01-05', what).getUTCHours() ?? -1);
  expect(new Set(hours).size).toBeGreaterThan(1);
  for (const hour of hours) expect(hour).toSatisfy((value: number) => value >= 6 && value < 22);
  expect(one?.at('2026-11-20T14:05', '').toISOString()).toBe('2026-11-22T14:05:00.000Z');
});

test('sample random numbers are repeatable and evenly spread', () => {
  expect(seededRandom('kyoto')).toBe(seededRandom('kyoto'));
  const values = Array.from({ length: 1000 }, (_, index) => seededRandom(`visit ${index}`));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});
