import '@trekker/texts/in-english.fixture.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StrengthMeter } from './strength-meter.tsx';

const meter = (password: string) => renderToStaticMarkup(createElement(StrengthMeter, { password }));

/** What a screen reader says of each line. */
const said = (password: string) => [...meter(password).matchAll(/<span class="sr">([^<]*)/g)].map(([, words]) => words);

test('the strength meter says what a password has and needs in sentences', () => {
  expect(said('lisbon')).toEqual([
    'It needs at least 8 characters.',
    'It has a lowercase letter.',
    'It needs an uppercase letter.',
    'It needs a digit.',
    'It needs a symbol.',
  ]);
});

test.each([
  ['', false],
  ['abcdefg', true],
  ['abcdefgh', true],
  ['abcdefg1', false],
])('the strength meter says how to make %j stronger: %j', (password, isTold) => {
  expect(meter(password).includes('Add numbers and symbols to make it stronger.')).toBe(isTold);
});
