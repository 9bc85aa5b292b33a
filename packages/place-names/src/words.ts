const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount' };
const APOSTROPHES = /['’‘ʻʼʽʾʿ`´′]/g;

/** The letters alone: lower case, without accents; apostrophes go, so that Hawai‘i is Hawaii and Cote d'Ivoire one name. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = /[^\0-\x7f]/.test(lower)
    ? lower
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ßæœøłđðþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    : lower;
  return plain.replace(APOSTROPHES, "'").replace(/'s(?![\p{L}\p{N}])|'/gu, '');
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
