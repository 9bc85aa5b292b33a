import { expect, test } from 'vitest';
import { sameSeasonBefore } from './highlight-days.rules.ts';

test('a sample date keeps its season', () => {
  expect(sameSeasonBefore('2026-10-30', '2027-03-01')).toBe('2026-10-30');
  expect(sameSeasonBefore('2026-02-11', '2027-03-01')).toBe('2027-02-11');
  expect(sameSeasonBefore('2024-02-29', '2027-03-01')).toBe('2027-02-28');
});
