import { readFileSync } from 'node:fs';
import { inLanguage } from '@trekker/texts/in-language.ts';
import { openLanguage } from '@trekker/texts/open-language.ts';
import { expect, test } from 'vitest';
import { printedPosition } from './position.ts';

const printed = (code: string, at: Parameters<typeof printedPosition>[0]) => {
  const texts = readFileSync(new URL(`../../../texts/site/${code}.json`, import.meta.url), 'utf8');
  return inLanguage(openLanguage(code, JSON.parse(texts)), () => printedPosition(at));
};

test.each([
  ['en', '45.43° N 12.34° E', '33.86° S 0.50° W'],
  ['de', '45,43° N 12,34° O', '33,86° S 0,50° W'],
  ['fr', '45,43° N 12,34° E', '33,86° S 0,50° O'],
  ['es', '45,43° N 12,34° E', '33,86° S 0,50° O'],
  ['ar', '45.43° N 12.34° E', '33.86° S 0.50° W'],
])('a position has the signs and the winds of %s', (code, venice, south) => {
  expect(printed(code, { latitude: 45.434, longitude: 12.339 })).toBe(venice);
  expect(printed(code, { latitude: -33.86, longitude: -0.5 })).toBe(south);
});

test('what nobody has placed has no position', () => {
  expect(printed('en', { latitude: null, longitude: 12 })).toBe('');
});
