import { setImmediate } from 'node:timers/promises';
import { createElement } from 'react';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { inLanguage, otherwiseInLanguage } from './in-language.ts';
import { openLanguage } from './open-language.ts';
import { printMessage } from './print-message.ts';
import { pseudoMessage } from './pseudo-language.ts';
import { texts } from './texts.ts';

const t = texts('stories', {
  readMore: 'Read more',
  by: 'By {name}',
  found: '{count, plural, =0 {No story} one {# story} other {# stories}}',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  others: '{count, plural, offset:1 =1 {Only {name}} one {{name} and one more} other {{name} and # more}}',
  wrote: '{who, select, female {She wrote {count, plural, one {a story} other {# stories}}} other {They wrote}}',
  agree: 'I accept the <terms>terms</terms> and don’t mind',
  distance: '{km, number} km',
});

const english = openLanguage('en', {});
const inEnglish = <Result>(work: () => Result) => inLanguage(english, work);

test('a text is its words, or a function of its values', () => {
  inEnglish(() => {
    expect(t.readMore).toBe('Read more');
    expect(t.by({ name: 'Ada' })).toBe('By Ada');
    expect([0, 1, 2, 1234].map((count) => t.found({ count }))).toEqual([
      'No story',
      '1 story',
      '2 stories',
      '1,234 stories',
    ]);
    expect([1, 2, 3, 4, 11, 21].map((place) => t.place({ place })).join(' ')).toBe('1st 2nd 3rd 4th 11th 21st');
    expect([1, 2, 3].map((count) => t.others({ count, name: 'Ada' }))).toEqual([
      'Only Ada',
      'Ada and one more',
      'Ada and 2 more',
    ]);
    expect(t.wrote({ who: 'female', count: 3 })).toBe('She wrote 3 stories');
    expect(t.wrote({ who: 'constructor', count: 3 })).toBe('They wrote');
    expect(t.distance({ km: -1234567.5 })).toBe('-1,234,567.5 km');
  });
});

test('tags become what they are given: words, or elements between words', () => {
  inEnglish(() => {
    expect(t.agree({ terms: (words) => `*${words}*` })).toBe('I accept the *terms* and don’t mind');
    expect(t.agree({ terms: (words) => createElement('b', null, words) })).toEqual([
      'I accept the ',
      createElement('b', null, 'terms'),
      ' and don’t mind',
    ]);
  });
});

test('values and their types come from the English words', () => {
  inEnglish(() => {
    expectTypeOf(() => t.readMore).returns.toEqualTypeOf<string>();
    expectTypeOf(t.by).parameter(0).toEqualTypeOf<{ name: string | number }>();
    expectTypeOf(t.found).parameter(0).toEqualTypeOf<{ count: number }>();
    expectTypeOf(t.others).parameter(0).toMatchTypeOf<{ count: number; name: string | number }>();
    expectTypeOf(t.wrote).parameter(0).toMatchTypeOf<{ who: string; count: number }>();
  });
});

test('what is missing or of another type does not fit', () => {
  expectTypeOf(t).not.toHaveProperty('readLess');
  expectTypeOf<{ who: string }>().not.toExtend<Parameters<typeof t.wrote>[0]>();
  expectTypeOf<{ count: string }>().not.toExtend<Parameters<typeof t.found>[0]>();
  expectTypeOf<typeof t.by>().not.toExtend<string>();
  expectTypeOf<{ other: string }>().not.toExtend<Parameters<typeof t.agree>[0]>();
});

test('what is read outside a language is refused, whatever was read before', () => {
  otherwiseInLanguage(undefined);
  onTestFinished(() => otherwiseInLanguage(english));
  inEnglish(() => t.readMore);
  expect(() => t.readMore).toThrow('The text "stories.readMore" is read outside a language');
  expect(() => t.by).toThrow('"stories.by"');
});

test('outside a language a process may have one that is printed otherwise', () => {
  onTestFinished(() => otherwiseInLanguage(english));
  otherwiseInLanguage(madeUp);
  expect(t.readMore).toBe('Zu leso');
  expect(inEnglish(() => t.readMore)).toBe('Read more');
});

const translations = {
  'stories.readMore': 'Zu leso',
  'stories.found': '{count, plural, zero {z} one {o} two {t} few {# f} many {# m} other {# x}}',
};
const madeUp = openLanguage('ar', translations);

test('a language prints its own forms, and what it lacks in English, told once each time', () => {
  const missing: string[] = [];
  inLanguage(
    openLanguage('ar', translations, (key) => missing.push(key)),
    () => {
      expect(t.readMore).toBe('Zu leso');
      expect([0, 1, 2, 3, 11, 100].map((count) => t.found({ count }))).toEqual(['z', 'o', 't', '3 f', '11 m', '100 x']);
      expect(t.by({ name: 'Ada' })).toBe('By Ada');
    },
  );
  expect(missing).toEqual(['stories.by']);
});

test('languages that are printed at the same time do not meet', async () => {
  const readLater = async () => {
    await setImmediate();
    return t.readMore;
  };
  const read = await Promise.all(
    Array.from({ length: 300 }, (_, index) => inLanguage(index % 2 ? madeUp : english, readLater)),
  );
  expect(read).toEqual(Array.from({ length: 300 }, (_, index) => (index % 2 ? 'Zu leso' : 'Read more')));
});

test.each([
  ['By {name', 'is no ICU message: expect argument closing brace'],
  ['{count, plural, one {#}}', 'is no ICU message: missing other clause'],
  ["Say '{'", 'quotes a brace'],
  ['{when, date, short}', 'prints {when} as a date or time'],
  ['{km, number, percent}', 'gives {km} a format'],
  ['<a>one <b>two</b></a>', 'has a tag inside <a>'],
])('%s is refused, by its key and with the reason', (message, reason) => {
  expect(() => texts('stories', { wrong: message })).toThrow(`The text "stories.wrong" ${reason}`);
});

test('the pseudo-language is longer, in brackets, and keeps values, forms and tags', () => {
  const pseudo = (message: string, values = {}) =>
    printMessage(pseudoMessage(compileMessage('a.b', message)), values, english.rules).join('');
  expect(pseudo('Read more')).toBe('[Réàd möré~~~~]');
  expect(pseudo('By {name}', { name: 'Ada' })).toBe('[Bý Ada~~]');
  expect(pseudo('{count, plural, one {# story} other {# stories}}', { count: 2 })).toBe('[2 štörîéš~~~~]');
  expect(pseudo('the <a>terms</a>', { a: (words: string) => `*${words}*` })).toBe('[thé *térmš*~~~~]');
});
