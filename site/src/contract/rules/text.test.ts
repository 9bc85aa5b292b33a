import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, commaList, searchWords, slugOrId, text } from './text.ts';

const nul = '\u0000';
const lone = ['\ud800', 'a\udc00', '\udc00\ud800', '\ud83d'];

describe('a text field', () => {
  test('is trimmed, and its line ends become LF', () => {
    expect(text(100).parse('  one\r\n\r\ntwo\rthree\n ')).toBe('one\n\ntwo\nthree');
  });

  test('accepts its maximum length and no more', () => {
    expect(text(3).parse('abc')).toBe('abc');
    expect(text(3).parse('a\r\nb'), 'as a multipart form sends a line end').toBe('a\nb');
    expect(text(3).safeParse('abcd').error?.issues[0]?.message).toBe('At most 3 characters');
  });

  test.each([nul, `a${nul}b`, ...lone])('refuses %j, which the database cannot store (T43)', (value) => {
    expect(text(100).safeParse(value).success).toBe(false);
    expect(searchWords.safeParse(value).success).toBe(false);
    expect(commaList(5).safeParse(value).success).toBe(false);
  });

  test('accepts all other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (value) => {
        expect(text(200).safeParse(value).success).toBe(!value.includes(nul));
      }),
    );
  });

  test.each([undefined, null, 7, [], ['a'], {}])('refuses %j, which is no text (T31)', (value) => {
    expect(text(100).safeParse(value).success).toBe(false);
  });
});

describe('a comma-separated list', () => {
  test.each([
    [undefined, []],
    ['', []],
    [' , ,', []],
    ['Food, nature ,FOOD', ['food', 'nature']],
    ['a,b,c,d,e,f', ['a', 'b', 'c', 'd', 'e']],
  ])('%j is read as %j', (list, expected) => {
    expect(commaList(5).parse(list)).toEqual(expected);
  });
});

describe('a choice field', () => {
  test('names its options when it is refused', () => {
    expect(choice('sort', ['newest', 'oldest', '']).safeParse('best').error?.issues[0]?.message).toBe(
      'sort must be one of newest, oldest',
    );
  });
});

describe('a slug or an id in a path', () => {
  test('is read as it is', () => {
    expect(slugOrId.parse('Lisbon')).toBe('Lisbon');
  });

  test.each(['', 'a'.repeat(201), `a${nul}`, ...lone])(
    'that is impossible like %j is refused without a database query',
    (value) => {
      expect(slugOrId.parse(value)).toBe('');
    },
  );
});
