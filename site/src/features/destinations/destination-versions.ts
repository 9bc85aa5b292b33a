import type { VersionedFields } from '../versions/versioned-field.ts';

/** What versions of a destination hold, in the order in which they are shown. */
export const destinationVersionFields = {
  name: { label: 'Name', type: 'text' },
  category: { label: 'Category', type: 'text' },
  description: { label: 'Description', type: 'text' },
  shortLine: { label: 'Short line', type: 'text' },
  longDescription: { label: 'Long description', type: 'markdown' },
  bestTimeToVisit: { label: 'Best time to visit', type: 'text' },
  SuggestedDuration: { label: 'Suggested duration', type: 'text' },
  country: { label: 'Country', type: 'text' },
  region: { label: 'Region', type: 'text' },
  latitude: { label: 'Latitude', type: 'value' },
  longitude: { label: 'Longitude', type: 'value' },
  avgTemp: { label: 'Average temperature', type: 'value' },
  climateType: { label: 'Climate type', type: 'text' },
  bestMonth: { label: 'Best month', type: 'text' },
  months: { label: 'When to go', type: 'value' },
  tags: { label: 'Tags', type: 'list' },
  popularFor: { label: 'Popular for', type: 'list' },
  travelTips: { label: 'Travel tips', type: 'list' },
  itinerary: { label: 'Itinerary', type: 'value' },
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
