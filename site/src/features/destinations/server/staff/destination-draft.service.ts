import type { Dependencies, Viewer } from '#server/dependencies.ts';
import type { NewDraft } from '../../destination-draft.contract.ts';
import { createDestination } from './staff-destination.service.ts';
import type { WholeDestination } from './staff-destination-values.service.ts';

type Files = Parameters<typeof createDestination>[3];

/** Of a draft that says its name alone. */
const unsaid = {
  description: '',
  longDescription: '',
  category: '',
  country: '',
  region: '',
  bestTimeToVisit: '',
  SuggestedDuration: '',
  climateType: '',
  bestMonth: '',
  latitude: null,
  longitude: null,
  avgTemp: null,
  tags: [],
  popularFor: [],
  travelTips: [],
  itinerary: [],
} satisfies Partial<WholeDestination>;

/** Adds one that lacks whatever its form does not say yet. */
export function createDraft(
  { db }: Pick<Dependencies, 'db'>,
  viewer: Viewer,
  draft: NewDraft,
  files: Files,
): ReturnType<typeof createDestination> {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  return createDestination({ db }, viewer, { ...unsaid, ...(given as WholeDestination) }, files);
}
