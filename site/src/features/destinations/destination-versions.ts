import { t as listWords } from '../../web/staff/list/staff-list.texts.ts';
import { type VersionedFields, versionedFields } from '../versions/versioned-field.ts';
import { destinationRules } from './staff-destination.contract.ts';
import { t as editionWords } from './web/editions/staff-destination-editions.texts.ts';
import { t } from './web/staff-destinations.texts.ts';

/** What versions of a destination hold, in the order in which they are shown: all that its form holds. */
export const destinationVersionFields = {
  ...versionedFields(destinationRules, {
    name: () => t.name,
    category: () => t.category,
    description: () => t.descriptionField,
    shortLine: () => t.shortLine,
    longDescription: () => t.longDescription,
    bestTimeToVisit: () => t.bestTime,
    SuggestedDuration: () => t.duration,
    country: () => t.country,
    region: () => t.region,
    latitude: () => t.latitude,
    longitude: () => t.longitude,
    avgTemp: () => t.temperature,
    climateType: () => t.climate,
    bestMonth: () => t.bestMonth,
    months: () => t.whenToGo,
    tags: () => t.tags,
    popularFor: () => t.popularFor,
    travelTips: () => t.travelTips,
    itinerary: () => t.itinerary,
    thumbnail: () => t.thumbnail,
    images: () => t.images,
  }),
  longDescription: { label: () => t.longDescription, type: 'markdown' },
  thumbnail: { label: () => t.thumbnail, type: 'image' },
  images: { label: () => t.images, type: 'gallery' },
  featured: { label: () => t.featured, type: 'value' },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
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
  slug: { label: () => editionWords.address, type: 'value', follows: true },
  isPublished: { label: () => listWords.published, type: 'value', isPublication: true },
} as const satisfies VersionedFields;
