import { expect, test } from 'vitest';
import { timedWords } from './search-time.ts';

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
])('%s', (text, time, rest) => {
  expect(timedWords(text)).toMatchObject({ time, rest });
});

test.each(['lisbon', 'hot spring', 'places i may like', 'mar del plata', 'fall colours', 'decor', 'junk', ''])(
  '%s names no time',
  (text) => {
    expect(timedWords(text)).toBeUndefined();
  },
);
