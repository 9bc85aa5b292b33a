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
  expect(timedWords(text, 'en')).toMatchObject({ time, rest });
});

test.each(['lisbon', 'hot spring', 'places i may like', 'mar del plata', 'fall colours', 'decor', 'junk', ''])(
  'no month or season is recognised in "%s"',
  (text) => {
    expect(timedWords(text, 'en')).toBeUndefined();
  },
);

test.each([
  ['es', 'octubre', 10, 'octubre', ''],
  ['es', '¿Adónde ir en febrero?', 2, 'febrero', ''],
  ['es', 'kioto en otoño', 15, 'otoño', 'kioto'],
  ['es', 'october', 10, 'octubre', ''],
  ['fr', 'août', 8, 'août', ''],
  ['fr', 'aout', 8, 'août', ''],
  ['fr', 'où partir en mars', 3, 'mars', ''],
  ['fr', 'plages d’octobre', 10, 'octobre', 'plages'],
  ['fr', 'l’été', 14, 'été', ''],
  ['de', 'Wohin im März?', 3, 'März', ''],
  ['de-at', 'Jänner', 1, 'Jänner', ''],
  ['de', 'Kyoto im Herbst', 15, 'Herbst', 'kyoto'],
  ['ar', 'السفر في أكتوبر', 10, 'أكتوبر', ''],
  ['ja', '10月', 10, '10月', ''],
])('in %s it is recognised in "%s"', (language, text, time, name, rest) => {
  expect(timedWords(text, language)).toEqual({ time, name, rest });
});

test.each([
  ['fr', 'champ de mars'],
  ['fr', 'un café qui a été célèbre'],
  ['es', 'mar'],
  ['en', 'octubre'],
])('in %s none is recognised in "%s"', (language, text) => {
  expect(timedWords(text, language)).toBeUndefined();
});
