import '@trekker/texts/in-english.fixture.ts';
import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [840, '840 bytes'],
  [1000, '1 kB'],
  [12_340, '12 kB'],
  [3_440_000, '3.4 MB'],
  [999_999_999, '1,000 MB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes are printed as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
