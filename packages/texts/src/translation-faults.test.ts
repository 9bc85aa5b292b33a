import { expect, test } from 'vitest';
import { translationFaults } from './translation-faults.ts';

const english = {
  'a.found': '{count, plural, one {# story} other {# stories}}',
  'a.by': 'By {name}',
  'a.agree': 'I accept the <terms>terms</terms>',
};

const arabic = {
  'a.found': '{count, plural, zero {z} one {o} two {t} few {# f} many {# m} other {# x}}',
  'a.by': '{name} b',
  'a.agree': 'A <terms>t</terms>',
};

test('a whole translation has no faults, also where it words a number without the digit', () => {
  expect(translationFaults('ar', english, arabic)).toEqual([]);
  expect(translationFaults('en', english, english)).toEqual([]);
});

test.each([
  [{ 'a.by': undefined }, 'ar: "a.by" is not translated'],
  [{ 'a.gone': 'x' }, 'ar: "a.gone" is used by no code'],
  [{ 'a.by': 'x {naam}' }, 'ar: "a.by" lacks {name}', 'ar: "a.by" has {naam}, which the English text has not'],
  [{ 'a.agree': 'A t' }, 'ar: "a.agree" lacks <terms>'],
  [
    { 'a.found': '{count, plural, one {o} few {# f} many {# m} other {# x}}' },
    'ar: "a.found" lacks the form two, zero of count',
  ],
  [{ 'a.found': '{count, plural, one {o}' }, 'ar: "a.found" is no ICU message: missing other clause.'],
])('%j is told', (change, ...faults) => {
  const entries = Object.entries({ ...arabic, ...change }).filter(([, message]) => message !== undefined);
  const told = translationFaults('ar', english, Object.fromEntries(entries) as Record<string, string>);
  expect(told.map((line) => line.replace('zero, two', 'two, zero'))).toEqual(faults);
});

test('in French no line ends before a mark that is set apart', () => {
  const french = { 'a.found': '{count, plural, one {# a} many {# b} other {# c}}', 'a.by': 'De {name}\u202f!' };
  const faults = (agree: string) => translationFaults('fr', english, { ...french, 'a.agree': agree });
  expect(faults('Oui\u202f: <terms>les «\u202fconditions\u202f»</terms>, sur https://a.example')).toEqual([]);
  expect(faults('Oui : <terms>x</terms>')).toEqual([expect.stringContaining('fr: "a.agree" has " :" with a space')]);
  expect(faults('Les « <terms>x</terms>')).toEqual([expect.stringContaining('has "« " with a space')]);
});

test('Arabic that begins with Latin letters says in which order its line runs', () => {
  const faults = (by: string) => translationFaults('ar', { 'a.by': 'By {name}' }, { 'a.by': by });
  expect(faults('SVG أو PNG: {name}')).toEqual([expect.stringContaining('ar: "a.by" begins with Latin letters')]);
  expect(faults('\u200fSVG أو PNG: {name}')).toEqual([]);
  expect(faults('Markdown {name}')).toEqual([]);
});
