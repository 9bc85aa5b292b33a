import type { WorldRegion } from '../../contract/regions.ts';
import { t } from '../../contract/texts/names/regions.texts.ts';

/** The parts of the world with their names on the screen, in the order of every list of them. */
export const shownRegions: readonly { region: WorldRegion; label: () => string }[] = [
  { region: 'europe', label: () => t.europe },
  { region: 'asia', label: () => t.asia },
  { region: 'africa', label: () => t.africa },
  { region: 'americas', label: () => t.americas },
  { region: 'oceania', label: () => t.oceania },
];
