import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text of just as many characters stays whole', () => {
  expect(cutText('a'.repeat(150), 150)).toBe('a'.repeat(150));
});

test('one more, and it is cut with an ellipsis', () => {
  expect(cutText('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
});

test('no blank is left before the ellipsis', () => {
  expect(cutText('Six in the morning', 4)).toBe('Six…');
});

test('an emoji is never cut through', () => {
  expect(cutText('ab🏝️cdef', 3)).toBe('ab…');
  expect(cutText('ab🏝️cdef', 4)).toBe('ab🏝…');
});
