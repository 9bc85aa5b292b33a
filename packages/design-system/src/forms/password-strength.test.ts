import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength score of a password', () => {
  test.each([
    ['', 0, 'weak'],
    ['a', 14, 'weak'],
    ['abcd', 26, 'weak'],
    ['abcde', 30, 'fair'],
    ['lisbon', 34, 'fair'],
    ['abcdefghi', 46, 'fair'],
    // the length counts up to ten characters
    ['abcdefghij', 50, 'moderate'],
    ['abcdefghijklmnopqrst', 50, 'moderate'],
    // a second class brings its own points and five more
    ['Abcdefghij', 65, 'moderate'],
    ['Lisbon2026', 80, 'strong'],
    ['Lisbon202!', 100, 'strong'],
    ['Lisbon2026! and the sea', 100, 'strong'],
    ['!!!!!!!!', 47, 'fair'],
  ])('of %j is %i: %s', (password, score, level) => {
    expect(passwordStrength(password)).toMatchObject({ score, level });
  });
});

test('the strength score of a password comes with what the password is missing', () => {
  const missing = (password: string) =>
    passwordStrength(password)
      .needs.filter(({ met }) => !met)
      .map(({ what }) => what);
  expect(missing('lisbon')).toEqual(['length', 'uppercase', 'digit', 'symbol']);
  expect(missing('Lisbon2026!')).toEqual([]);
});

test('the strength score of a password recognises letters and digits of other scripts', () => {
  const has = (password: string) => passwordStrength(password).needs.filter(({ met }) => met);
  expect(has('éÉ')).toEqual([
    { what: 'lowercase', met: true },
    { what: 'uppercase', met: true },
  ]);
});
