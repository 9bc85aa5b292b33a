import { expect, test } from 'vitest';
import { cutCharacters, cutText } from './cut-text.ts';

test('a text of exactly the maximum length is not cut', () => {
  expect(cutText('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test('a longer text is cut after a word, without punctuation or a space before the ellipsis', () => {
  expect(cutText('Lisbon is a city of steps. The light stays.', 29)).toBe('Lisbon is a city of steps…');
  expect(cutText('Six in the morning', 4)).toBe('Six…');
  expect(cutText('Six in the morning', 10)).toBe('Six in the…');
  expect(cutText('Rice, fish, and tea', 12)).toBe('Rice, fish…');
});

test('a single word that is too long is cut', () => {
  expect(cutText('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
});

test('a text cut at a number of characters ends without a space or punctuation before the ellipsis', () => {
  expect(cutCharacters('Rice, fish, and tea', 8)).toBe('Rice, fi…');
  expect(cutCharacters('Rice, fish, and tea', 6)).toBe('Rice…');
  expect(cutCharacters('Rice', 4)).toBe('Rice');
  expect(cutCharacters('ab🏝️cdef', 3)).toBe('ab…');
});

test('an emoji is never cut in two', () => {
  expect(cutText('ab🏝️cdef', 3)).toBe('ab…');
  expect(cutText('ab🏝️cdef', 4)).toBe('ab🏝…');
});
