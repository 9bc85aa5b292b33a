import { printingNow } from '@trekker/texts/printed-texts.ts';

const here = () => printingNow('The name of a language').rules.code;

/** In the language of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([here(), 'en'], { type: 'language' }).of(code) ?? code;

/** Offered where one is added. */
const offered = [
  ...['ar', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'de-at', 'de-ch', 'el', 'en-gb', 'es', 'es-mx', 'et', 'eu'],
  ...['fa', 'fi', 'fr', 'fr-ca', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'km'],
  ...['ko', 'lo', 'lt', 'lv', 'mk', 'mn', 'ms', 'mt', 'my', 'nb', 'ne', 'nl', 'nn', 'pl', 'pt', 'pt-br', 'ro', 'ru'],
  ...['si', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh-hans', 'zh-hant'],
];

/** The same without those of a list, by their names. */
export const languagesToAdd = (there: readonly string[]): { code: string; name: string }[] =>
  offered
    .filter((code) => !there.includes(code))
    .map((code) => ({ code, name: languageName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, here()));
