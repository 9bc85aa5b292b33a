import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { bestMonths, formatMonths } from './months.ts';

test.each([
  [[4], 'April', 'Apr'],
  [[4, 5], 'April and May', 'Apr–May'],
  [[3, 4, 5, 6, 9], 'March to June, September', 'Mar–Jun, Sep'],
  [[1, 2, 11, 12], 'November to February', 'Nov–Feb'],
  [[1, 12, 6], 'June, December and January', 'Jun, Dec–Jan'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year', 'all year'],
])('the months %j are printed in a long and a short form', (months, long, short) => {
  const sorted = months.toSorted((a, b) => a - b);
  expect([formatMonths(sorted), formatMonths(sorted, 'short')]).toEqual([long, short]);
});

test('a destination without good months shows no months', () => {
  expect(bestMonths('------------')).toBe('');
  expect(bestMonths('ffffffffffff')).toBe('');
});
