/** Where a destination can lie. `other` is Antarctica and what is not recognised; nobody chooses it. */
export const regions = ['europe', 'asia', 'africa', 'americas', 'oceania', 'other'] as const;
export type Region = (typeof regions)[number];
export type WorldRegion = Exclude<Region, 'other'>;

/**
 * The parts of the world that a visitor can choose, with their names on the screen, in the order of every list of them.
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
