import type { CheckedFields } from '../checklists/checked-item.ts';
import { destinationRules } from './staff-destination.contract.ts';
import { t } from './staff-destination-checklist.texts.ts';
import { t as words } from './web/staff-destinations.texts.ts';

/** What the checklist looks at in a destination. Its own place stands in its form. */
export const destinationChecklist: CheckedFields = {
  needed: [
    { field: 'name', name: () => words.name, missing: () => t.noName },
    { field: 'category', name: () => words.category, missing: () => t.noCategory },
    { field: 'description', name: () => words.descriptionField, missing: () => t.noDescription },
    { field: 'longDescription', name: () => words.longDescription, missing: () => t.noLongDescription },
    { field: 'bestTimeToVisit', name: () => words.bestTime, missing: () => t.noBestTime },
    { field: 'SuggestedDuration', name: () => words.duration, missing: () => t.noDuration },
    { field: 'country', name: () => words.country, missing: () => t.noCountry },
    { field: 'region', name: () => words.region, missing: () => t.noRegion },
    { field: 'latitude', name: () => words.latitude, missing: () => t.noLatitude },
    { field: 'longitude', name: () => words.longitude, missing: () => t.noLongitude },
    { field: 'avgTemp', name: () => words.temperature, missing: () => t.noTemperature },
    { field: 'climateType', name: () => words.climate, missing: () => t.noClimate },
    { field: 'bestMonth', name: () => words.bestMonth, missing: () => t.noBestMonth },
    { field: 'popularFor', name: () => words.popularFor, missing: () => t.noPopularFor },
    { field: 'travelTips', name: () => words.travelTips, missing: () => t.noTips },
    { field: 'itinerary', name: () => words.itinerary, missing: () => t.noItinerary },
    { field: 'thumbnail', name: () => words.thumbnail, missing: () => t.noThumbnail },
    {
      field: 'images',
      name: () => words.images,
      missing: () => t.twoImages,
      least: destinationRules.images.least.count,
    },
  ],
  excerpt: {
    field: 'shortLine',
    label: () => t.theShortLine,
    missing: () => t.noShortLine,
  },
  text: { field: 'longDescription' },
  images: [
    { field: 'thumbnail', label: () => t.theThumbnail },
    { field: 'images', label: (number) => t.image({ number }) },
  ],
  tags: { field: 'tags' },
};
