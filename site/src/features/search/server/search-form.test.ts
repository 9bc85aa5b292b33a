import { plainLetters } from '@trekker/place-names/plain-letters.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { marksIn } from './search-match.rules.ts';

const site = testSite();

/** What PostgreSQL makes of each text. */
async function formsOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await site.db.execute<{ form: string }>(
    sql`select search_form(text) as form from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as given (text, place) order by place`,
  );
  return rows.map(({ form }) => form);
}

const lettersOf = (script: string) =>
  Array.from({ length: 0x2_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => new RegExp(`^(?=\\p{L})\\p{Script=${script}}$`, 'u').test(letter));

/**
 * Rare letters of which unaccent takes one mark and no second, or knows small and capital letter differently. They are
 * found, not marked.
 */
const otherwiseHere = [...'ŉƖƦǢǣǮǯǶǼǽǾǿȠꞬꞭꞮꞲꟅꟆ'];

test.each([
  ['Latin', 1300],
  ['Greek', 340],
  ['Cyrillic', 440],
])('every %s letter is folded here as in the database', async (script, atLeast) => {
  const letters = lettersOf(script);
  expect(letters.length).toBeGreaterThan(atLeast);
  const forms = await formsOf(letters);
  // A letter that is none for PostgreSQL comes later than its Unicode.
  const differences = letters.filter((letter, index) => forms[index] !== '' && wordForm(letter) !== forms[index]);
  expect(differences).toEqual(otherwiseHere.filter((letter) => letters.includes(letter)));
});

/** The database also takes all that is neither letter nor digit for a space. */
const wordForm = (letter: string) =>
  plainLetters(letter)
    .replace(/[^\p{Alphabetic}\p{N}]+/gu, ' ')
    .trim();

test('words are folded as in the database, however they were typed', async () => {
  const words = [
    'Smørrebrød',
    'ŁÓDŹ',
    'Straße',
    'İstanbul',
    'Nước',
    'E\u0301vora',
    'ﬁord',
    'Ｔｏｋｙｏ',
    'Ĳssel',
    'Țara',
  ];
  words.push(
    'Ёлка',
    'Йошкар-Ола',
    'Київ',
    'Зи\u0306ма',
    'Моско\u0301ва',
    'Ύδρα',
    'Ἀθῆναι',
    '東京',
    '서울',
    'ไทย',
    'الـمَدينةُ',
    'أسواق',
    'رَحْمٰن',
  );
  expect(words.map(wordForm)).toEqual(await formsOf(words));
});

test('what was found is marked: й is a letter of its own', () => {
  expect(marksIn('Чай и Йога', new Set(['чай', 'йога']))).toEqual([
    [0, 3],
    [6, 10],
  ]);
});
