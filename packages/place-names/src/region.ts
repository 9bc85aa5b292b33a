import { regionOfCountry } from './continents.ts';
import { countryCode } from './country-code.ts';
import { type FoundName, placeNamesIn } from './place-names.ts';
import type { Region } from './regions.ts';

const LONGEST_TEXT = 300;

/**
 * The region of a destination by its region text, then by its country. In this order:
 * 1. a part of its country that the text names (Hawaii of the USA, Sinai of Egypt);
 * 2. a widely known name or another country in the text, whatever the country field says (Caribbean, Rajasthan), but
 *    rather one of the country's own continent;
 * 3. the country;
 * 4. a subdivision of any country whose continent is beyond doubt; else 'other'.
 *
 * A subdivision of another country than the given one says nothing: Lagos in Portugal is not the Lagos of Nigeria.
 * Pure; accents, case and surrounding words do not matter. Texts are read up to 300 characters.
 */
export function regionOf(regionText: string, country: string): Region {
  const found = placeNamesIn(regionText.slice(0, LONGEST_TEXT));
  const home = countryCode(country) ?? found.find((name) => name.country)?.country;
  const homeRegion = home ? regionOfCountry(home) : undefined;
  return ofOwnPart(found, home) ?? ofKnownName(found, home, homeRegion) ?? homeRegion ?? ofAnyPart(found) ?? 'other';
}

function longest<T extends { length: number }>(names: T[]): T | undefined {
  return names.reduce<T | undefined>((best, name) => (best && best.length >= name.length ? best : name), undefined);
}

function ofOwnPart(found: FoundName[], home: string | undefined): Region | undefined {
  if (!home) return undefined;
  return longest(found.filter((name) => name.parts?.has(home)))?.parts?.get(home);
}

function ofKnownName(found: FoundName[], home: string | undefined, homeRegion: Region | undefined): Region | undefined {
  const abroad = found.filter(({ country }) => country && country !== home);
  const known = found.filter((name) => name.known && !(homeRegion && isShared(name)));
  const names = [...abroad.map((name) => ({ ...name, known: [regionOfCountry(name.country ?? '')] })), ...known];
  return names.some((name) => name.known?.[0] === homeRegion) ? homeRegion : longest(names)?.known?.[0];
}

/** Names of several continents mean that of the country, so they add nothing to a country that is known. */
function isShared(name: FoundName): boolean {
  return (name.known?.length ?? 0) > 1;
}

function ofAnyPart(found: FoundName[]): Region | undefined {
  const certain = found.filter((name) => !name.vague && new Set(name.parts?.values()).size === 1);
  return longest(certain)?.parts?.values().next().value;
}
