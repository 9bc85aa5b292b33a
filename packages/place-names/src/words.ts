import { plainLetters } from './plain-letters.ts';

const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount' };
const APOSTROPHES = /['’‘ʻʼʽʾʿ`´′]/g;

/**
 * The letters alone; apostrophes go, so that Hawai‘i is Hawaii and Cote d'Ivoire one name. Marks go from all scripts: a
 * name that was typed without them is still that name.
 */
function fold(text: string): string {
  const plain = plainLetters(text.replace(APOSTROPHES, "'"));
  const bare = /[^\0-\x7f]/.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
  return bare.replace(/'s(?![\p{L}\p{N}])|'/gu, '');
}

/**
 * The words of a name or text in the one form in which names are compared: "St. Vincent & the Grenadines" gives
 * saint, vincent, and, the, grenadines; "U.S.A." gives usa. Scripts without spaces stay one word.
 */
export function wordsOf(text: string): string[] {
  const undotted = text.includes('.')
    ? text.replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (s) => `${s.replaceAll('.', '')} `)
    : text;
  const words =
    fold(undotted.includes('&') ? undotted.replaceAll('&', ' and ') : undotted).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => SHORT_FORMS[word] ?? word);
}

/** The words of a name with one space between them: the key under which it is stored. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}
