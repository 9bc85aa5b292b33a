import { countries, type ICountry } from 'countries-list';
import { countryCode } from './country-code.ts';
import { nameKey } from './words.ts';

/** Those whose full names say whose they are, which nobody looks for on a map: Hong Kong, Macao, Palestine. */
const BETTER_SHORT = ['HK', 'MO', 'PS'];

const namesIn = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, language: string): string | undefined {
  const style = BETTER_SHORT.includes(code) ? 'short' : 'long';
  const key = `${language} ${style}`;
  const names = namesIn.get(key) ?? new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
  namesIn.set(key, names);
  return names.of(code);
}

/**
 * What a country is called in a language, a BCP 47 tag, by its usual name in English or at home. Anything else, such as
 * Scotland, stays as it is: the name of the country around it would say something else.
 */
export function countryNameIn(language: string, country: string): string {
  const code = countryCode(country);
  if (!code) return country;
  const { name, native, alias = [] } = countries[code as keyof typeof countries] as ICountry;
  const usual = [name, native, ...alias, nameOf(code, 'en') ?? '', code].map(nameKey);
  return usual.includes(nameKey(country).replace(/^the /, '')) ? (nameOf(code, language) ?? country) : country;
}
