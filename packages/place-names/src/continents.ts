import { countries } from 'countries-list';
import type { Region } from './regions.ts';

const BY_CONTINENT: Record<string, Region> = {
  AF: 'africa',
  AS: 'asia',
  EU: 'europe',
  NA: 'americas',
  SA: 'americas',
  OC: 'oceania',
};

/**
 * The rule for a country that lies in two continents: the one that countries-list names first (Turkey, Kazakhstan,
 * Georgia, Armenia and Azerbaijan are Asia, Egypt is Africa, Cyprus is Europe). These two differ, as in the United
 * Nations' M49 regions: most of Russia's people and its capital are in Europe, and East Timor is in South-East Asia.
 */
const EXCEPTIONS: Record<string, Region> = { RU: 'europe', TL: 'asia' };

/** ISO 3166-2 subdivisions whose continent is not that of their country. */
const APART: Partial<Record<Region, string>> = {
  // Turkey in Thrace. Çanakkale, which has both shores, stays with its capital in Asia.
  europe: 'TR-22 TR-34 TR-39 TR-59',
  // Russia from the Urals' eastern side to the Pacific; Egypt's Sinai.
  asia: `EG-JS EG-SIN RU-AL RU-ALT RU-AMU RU-BU RU-CHE RU-CHU RU-IRK RU-KAM RU-KEM RU-KGN RU-KHA RU-KHM RU-KK RU-KYA
    RU-MAG RU-NVS RU-OMS RU-PRI RU-SA RU-SAK RU-SVE RU-TOM RU-TY RU-TYU RU-YAN RU-YEV RU-ZAB`,
  // Overseas parts. The Canaries, Ceuta, Melilla, Madeira and the Azores stay with their countries in Europe.
  africa: 'FR-974 FR-976',
  americas: 'FR-971 FR-972 FR-973 FR-BL FR-CP FR-MF FR-PM NL-AW NL-BQ1 NL-BQ2 NL-BQ3 NL-CW NL-SX',
  oceania: 'FR-NC FR-PF FR-WF US-AS US-GU US-HI US-MP US-UM',
  other: 'FR-TF',
};

const apart = new Map<string, Region>();
for (const [region, codes] of Object.entries(APART)) {
  for (const code of codes.split(/\s+/)) apart.set(code, region as Region);
}

/** The region of a country by its ISO 3166-1 code; 'other' for Antarctic lands and unknown codes. */
export function regionOfCountry(code: string): Region {
  return EXCEPTIONS[code] ?? BY_CONTINENT[countries[code as keyof typeof countries]?.continent] ?? 'other';
}

/** The region of a subdivision by its ISO 3166-2 code (US-HI). */
export function regionOfSubdivision(code: string): Region {
  return apart.get(code) ?? regionOfCountry(code.slice(0, 2));
}
