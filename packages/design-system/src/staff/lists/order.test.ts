import { describe, expect, test } from 'vitest';
import { addable, moved, without } from './order.ts';

describe('moved', () => {
  const days = ['Alfama', 'Belém', 'Sintra'];
  test('takes an item to another place', () => {
    expect(moved(days, 2, 0)).toEqual(['Sintra', 'Alfama', 'Belém']);
    expect(moved(days, 0, 1)).toEqual(['Belém', 'Alfama', 'Sintra']);
    expect(days).toEqual(['Alfama', 'Belém', 'Sintra']);
  });
  test.each([
    [0, -1],
    [2, 3],
    [5, 0],
  ])('changes nothing from %i to %i', (from, to) => {
    expect(moved(days, from, to)).toEqual(days);
  });
});

test('without leaves out one item, not its equals', () => {
  expect(without(['a', 'a', 'b'], 0)).toEqual(['a', 'b']);
});

describe('addable', () => {
  test('trims', () => expect(addable([], '  food ')).toBe('food'));
  test.each(['', '   ', 'food', ' Food'])('refuses %j', (typed) => expect(addable(['food'], typed)).toBeUndefined());
});
