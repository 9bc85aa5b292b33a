import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, commaList, searchWords, slugOrId, text } from './text.ts';

const nul = '\u0000';
const lone = ['\ud800', 'a\udc00', '\udc00\ud800', '\ud83d'];

describe('text', () => {
  test('is trimmed, and its line ends are LF whoever sent them', () => {
    expect(text(100).parse('  one\r\n\r\ntwo\rthree\n ')).toBe('one\n\ntwo\nthree');
  });

  test('may be as long as it says, and no longer', () => {
    expect(text(3).parse('abc')).toBe('abc');
    expect(text(3).safeParse('abcd').error?.issues[0]?.message).toBe('At most 3 characters');
  });

  test.each([nul, `a${nul}b`, ...lone])('refuses %j, which no database can store (T43)', (value) => {
    expect(text(100).safeParse(value).success).toBe(false);
    expect(searchWords.safeParse(value).success).toBe(false);
    expect(commaList(5).safeParse(value).success).toBe(false);
  });

  test('takes everything else that is text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (value) => {
        expect(text(200).safeParse(value).success).toBe(!value.includes(nul));
      }),
    );
  });

  test.each([undefined, null, 7, [], ['a'], {}])('is never %j (T31)', (value) => {
    expect(text(100).safeParse(value).success).toBe(false);
  });
});

describe('a comma list', () => {
  test.each([
    [undefined, []],
    ['', []],
    [' , ,', []],
    ['Food, nature ,FOOD', ['food', 'nature']],
    ['a,b,c,d,e,f', ['a', 'b', 'c', 'd', 'e']],
  ])('%j is %j', (list, expected) => {
    expect(commaList(5).parse(list)).toEqual(expected);
  });
});

describe('a choice', () => {
  test('says what there is to choose from', () => {
    expect(choice('sort', ['newest', 'oldest', '']).safeParse('best').error?.issues[0]?.message).toBe(
      'sort must be one of newest, oldest',
    );
  });
});

describe('a slug or an id in a path', () => {
  test('is taken as it is', () => {
    expect(slugOrId.parse('Lisbon')).toBe('Lisbon');
  });

  test.each(['', 'a'.repeat(201), `a${nul}`, ...lone])(
    '%j names nothing, so nothing is asked of the database',
    (value) => {
      expect(slugOrId.parse(value)).toBe('');
    },
  );
});
