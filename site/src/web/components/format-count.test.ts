import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { formatCount, formatCountOf } from './format-count.ts';

test.each([
  [[0], '0'],
  [[9999], '9,999'],
  [[10_000], '10,000+'],
  [[10_001], '10,001'],
  [[10_000, 25], '10,025+'],
  [[1_234_567], '1,234,567'],
])('the counts %j are printed as %s', (counts, text) => expect(formatCount(...counts)).toBe(text));

test('the number one is followed by the singular', () => {
  expect([1, 2].map((count) => formatCountOf(count, 'story', 'stories'))).toEqual(['1 story', '2 stories']);
});
