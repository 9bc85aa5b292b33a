import { countries, type ICountry } from 'countries-list';
import { countryCode } from './country-code.ts';
import { COUNTRY_ALIASES } from './country-names.ts';
import { demonymsOf } from './demonyms.ts';
import type { Region } from './regions.ts';
import { worldRegionsOf } from './world-regions.ts';

const OF_REGION: Record<Region, string[]> = {
  europe: ['Europe', 'European'],
  asia: ['Asia', 'Asian'],
  africa: ['Africa', 'African'],
  americas: ['Americas', 'America', 'American'],
  oceania: ['Oceania', 'Pacific', 'Oceanian'],
  other: [],
};

/**
 * The words by which search finds the places of a region and country: the region with its adjective, the part of the
 * world (Southeast Asia), the country's names, aliases and adjective. Lower case, accents kept, each once. A country
 * that is not known gives its own text alone.
 */
export function regionWords(region: Region, country: string): string[] {
  const words = [...OF_REGION[region], country.trim(), ...countryWords(countryCode(country))];
  return [...new Set(words.filter(Boolean).map((word) => word.toLowerCase()))];
}

function countryWords(code: string | undefined): string[] {
  const country: ICountry | undefined = countries[code as keyof typeof countries];
  if (!code || !country) return [];
  const { name, native, alias = [] } = country;
  return [name, native, ...alias, ...(COUNTRY_ALIASES[code] ?? []), ...demonymsOf(code), ...worldRegionsOf(code)];
}
