import { type VersionedFields, versionedFields } from '../versions/versioned-field.ts';
import { destinationRules } from './staff-destination.contract.ts';

/** What versions of a destination hold, in the order in which they are shown: all that its form holds. */
export const destinationVersionFields = {
  ...versionedFields(destinationRules),
  longDescription: { label: 'Long description', type: 'markdown' },
  avgTemp: { label: 'Average temperature', type: 'value' },
  months: { label: 'When to go', type: 'value' },
  thumbnail: { label: 'Thumbnail', type: 'image' },
  images: { label: 'Pictures', type: 'gallery' },
  featured: { label: 'Featured', type: 'value' },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;

/** What versions of a destination in another language hold. */
export const destinationEditionFields = {
  name: destinationVersionFields.name,
  category: destinationVersionFields.category,
  description: destinationVersionFields.description,
  shortLine: destinationVersionFields.shortLine,
  longDescription: destinationVersionFields.longDescription,
  bestTimeToVisit: destinationVersionFields.bestTimeToVisit,
  SuggestedDuration: destinationVersionFields.SuggestedDuration,
  climateType: destinationVersionFields.climateType,
  bestMonth: destinationVersionFields.bestMonth,
  region: destinationVersionFields.region,
  popularFor: destinationVersionFields.popularFor,
  travelTips: destinationVersionFields.travelTips,
  itinerary: destinationVersionFields.itinerary,
  slug: { label: 'Address', type: 'value', follows: true },
  isPublished: { label: 'Published', type: 'value', isPublication: true },
} as const satisfies VersionedFields;
