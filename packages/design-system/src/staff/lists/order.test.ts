import { describe, expect, test } from 'vitest';
import { addable, moved, without } from './order.ts';

describe('moved', () => {
  const days = ['Alfama', 'Belém', 'Sintra'];
  test('moves an item to another position', () => {
    expect(moved(days, 2, 0)).toEqual(['Sintra', 'Alfama', 'Belém']);
    expect(moved(days, 0, 1)).toEqual(['Belém', 'Alfama', 'Sintra']);
    expect(days).toEqual(['Alfama', 'Belém', 'Sintra']);
  });
  test.each([
    [0, -1],
    [2, 3],
    [5, 0],
  ])('changes nothing for an impossible move from %i to %i', (from, to) => {
    expect(moved(days, from, to)).toEqual(days);
  });
});

test('without removes one item, not others equal to it', () => {
  expect(without(['a', 'a', 'b'], 0)).toEqual(['a', 'b']);
});

describe('addable', () => {
  test('trims the text of a new item', () => expect(addable([], '  food ')).toBe('food'));
  test.each(['', '   ', 'food', ' Food'])('refuses an empty or repeated item: %j', (typed) =>
    expect(addable(['food'], typed)).toBeUndefined(),
  );
});
