/**
 * Languages whose alphabets put letters elsewhere than most: Ö is the last letter in Swedish, and an O with dots in
 * German. A list by name has an index for each, which is made with its table.
 */
export const ownAlphabets = [
  ...['az', 'bs', 'cs', 'cy', 'da', 'es', 'et', 'fi', 'hr', 'hu', 'is', 'ja', 'ko', 'lt', 'lv', 'mt', 'nb', 'nn'],
  ...['pl', 'ro', 'sk', 'sl', 'sq', 'sr', 'sv', 'tr', 'uk', 'vi', 'zh'],
] as const;

export type Alphabet = (typeof ownAlphabets)[number] | '';

/** The alphabet of a language; '' for the common one. */
export function alphabetOf(language: string): Alphabet {
  return ownAlphabets.find((alphabet) => alphabet === language.split('-')[0]) ?? '';
}

/** What PostgreSQL calls the order of an alphabet. */
export const collationOf = (alphabet: Alphabet): string => `${alphabet || 'und'}-x-icu`;
