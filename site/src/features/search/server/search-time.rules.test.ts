import { expect, test } from 'vitest';
import { timedWords } from './search-time.rules.ts';

test.each([
  ['october', 10, ''],
  ['Oct', 10, ''],
  ['sept', 9, ''],
  ['autumn', 15, ''],
  ['in the fall', 15, ''],
  ['in winter', 16, ''],
  ['where to eat in october', 10, 'eat'],
  ['Where should I go in May?', 5, ''],
  ['best beaches in early march', 3, 'beaches'],
  ['iceland may', 5, 'iceland'],
  ['lisbon october', 10, 'lisbon'],
  ['may', 5, ''],
])('a month or season is recognised in "%s"', (text, time, rest) => {
  expect(timedWords(text)).toMatchObject({ time, rest });
});

test.each(['lisbon', 'hot spring', 'places i may like', 'mar del plata', 'fall colours', 'decor', 'junk', ''])(
  'no month or season is recognised in "%s"',
  (text) => {
    expect(timedWords(text)).toBeUndefined();
  },
);
