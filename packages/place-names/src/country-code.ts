import { createRequire } from 'node:module';
import { countries, type ICountry } from 'countries-list';
import type { iso31661 } from 'iso-3166';
import { COUNTRY_ALIASES } from './country-names.ts';
import { nameKey, wordsOf } from './words.ts';

/** Languages whose names for countries are understood besides English and the country's own. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'pl', 'tr', 'ru', 'ja', 'zh'];
const FORM_OF_STATE =
  /^(?:the )?(?:\w+ ){0,2}(?:republic|kingdom|state|states|commonwealth|principality|sultanate|emirate|union|duchy) of (?:the )?/;

const COUNTRIES: [code: string, country: ICountry][] = Object.entries(countries);

let codes: Map<string, string> | undefined;

/**
 * Every name that a country has in English and at home, each with the country's ISO 3166-1 code; the usual one first.
 */
export function* countryNames(): Generator<[name: string, code: string]> {
  for (const [code, { name, native }] of COUNTRIES) {
    yield [name, code];
    yield [native, code];
  }
  for (const { name, alpha2 } of isoCountries()) yield [name, alpha2];
  for (const [code, { alias = [] }] of COUNTRIES) {
    for (const name of [...alias, ...(COUNTRY_ALIASES[code] ?? [])]) yield [name, code];
  }
}

/**
 * iso-3166 is read at the first question, not at start-up: most processes never ask. And of its lists only the one that
 * is needed: what a process has read stays in its memory.
 */
function isoCountries(): typeof iso31661 {
  return createRequire(import.meta.url)('iso-3166/1.js').iso31661;
}

function* namesAbroad(): Generator<[name: string, code: string]> {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const [code] of COUNTRIES) yield [names.of(code) ?? '', code];
  }
}

function* shortCodes(): Generator<[name: string, code: string]> {
  for (const { alpha2, alpha3 } of isoCountries()) {
    yield [alpha2, alpha2];
    yield [alpha3, alpha2];
  }
}

/** The first to claim a name keeps it: "Island" is Iceland only because no country is called so in English. */
function buildCodes(): Map<string, string> {
  const index = new Map<string, string>();
  for (const names of [countryNames(), shortCodes(), namesAbroad()]) {
    for (const [name, code] of names) {
      const key = nameKey(name);
      if (key && !index.has(key)) index.set(key, code);
    }
  }
  return index;
}

function exactCode(words: string[]): string | undefined {
  codes ??= buildCodes();
  const key = words.join(' ');
  return codes.get(key) ?? codes.get(key.replace(/^the /, '')) ?? codes.get(key.replace(FORM_OF_STATE, ''));
}

/**
 * The ISO 3166-1 alpha-2 code of a country by its name: English, its own, in a dozen other languages, common aliases
 * (USA, Czech Republic, Ivory Coast, Scotland), codes. Accents and case do not matter. Of "Lisbon, Portugal" the last
 * part that is a country counts. Undefined when nothing is known by that name.
 */
export function countryCode(country: string): string | undefined {
  const whole = exactCode(wordsOf(country.slice(0, 200)));
  if (whole || !/[,(/]/.test(country)) return whole;
  for (const part of country.slice(0, 200).split(/[,(/]/).reverse()) {
    const code = exactCode(wordsOf(part));
    if (code) return code;
  }
  return undefined;
}
