import { regionOfCountry } from '@trekker/place-names/continents.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import type { Region } from '@trekker/place-names/regions.ts';
import { countries } from 'countries-list';

let regionsByName: Map<string, Region> | undefined;

function buildRegionsByName(): Map<string, Region> {
  const index = new Map<string, Region>();
  for (const [code, { name }] of Object.entries(countries)) {
    const region = regionOfCountry(code);
    if (region === 'other') continue;
    for (const word of regionWords(region, name)) if (!index.has(word)) index.set(word, region);
  }
  return index;
}

/**
 * The region that a name stands for, if it is that of a region, of a part of one (Southeast Asia) or of a country, or
 * the adjective of one of these. Accents count, case does not: "island" is no country, "Ísland" is. Names of smaller
 * places give undefined.
 */
export function regionOfName(name: string): Region | undefined {
  regionsByName ??= buildRegionsByName();
  return regionsByName.get(name.trim().toLowerCase());
}
