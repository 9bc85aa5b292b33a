import type { Region } from '@trekker/place-names/regions.ts';

/** Those that a visitor can choose. */
export type WorldRegion = Exclude<Region, 'other'>;

/**
 * The parts of the world with their names on the screen, in the order of every list of them.
 */
export const regionNames = {
  europe: 'Europe',
  asia: 'Asia',
  africa: 'Africa',
  americas: 'Americas',
  oceania: 'Oceania',
} as const satisfies Record<WorldRegion, string>;

export const worldRegions = Object.entries(regionNames).map(([region, label]) => ({
  region: region as WorldRegion,
  label,
}));
