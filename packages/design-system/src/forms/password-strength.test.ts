import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength score of a password', () => {
  test.each([
    ['', 0, 'Weak'],
    ['a', 14, 'Weak'],
    ['abcd', 26, 'Weak'],
    ['abcde', 30, 'Fair'],
    ['lisbon', 34, 'Fair'],
    ['abcdefghi', 46, 'Fair'],
    // the length counts up to ten characters
    ['abcdefghij', 50, 'Moderate'],
    ['abcdefghijklmnopqrst', 50, 'Moderate'],
    // a second class brings its own points and five more
    ['Abcdefghij', 65, 'Moderate'],
    ['Lisbon2026', 80, 'Strong'],
    ['Lisbon202!', 100, 'Strong'],
    ['Lisbon2026! and the sea', 100, 'Strong'],
    ['!!!!!!!!', 47, 'Fair'],
  ])('of %j is %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });
});

test('the strength score of a password comes with what the password is missing', () => {
  const missing = (password: string) =>
    passwordStrength(password)
      .needs.filter(({ met }) => !met)
      .map(({ what }) => what);
  expect(missing('lisbon')).toEqual(['8 characters', 'uppercase letter', 'digit', 'symbol']);
  expect(missing('Lisbon2026!')).toEqual([]);
});

test('the strength score of a password recognises letters and digits of other scripts', () => {
  const has = (password: string) => passwordStrength(password).needs.filter(({ met }) => met);
  expect(has('éÉ')).toEqual([
    { what: 'lowercase letter', inWords: 'a lowercase letter', met: true },
    { what: 'uppercase letter', inWords: 'an uppercase letter', met: true },
  ]);
});
