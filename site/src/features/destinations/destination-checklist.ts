import type { CheckedFields } from '../checklists/checked-item.ts';
import { destinationRules } from './staff-destination.contract.ts';

/** What the checklist looks at in a destination. Its own place stands in its form. */
export const destinationChecklist: CheckedFields = {
  needed: [
    { field: 'name', missing: 'The name is missing' },
    { field: 'category', missing: 'The category is missing' },
    { field: 'description', missing: 'The description is missing' },
    { field: 'longDescription', missing: 'The long description is missing' },
    { field: 'bestTimeToVisit', missing: 'The best time to visit is missing' },
    { field: 'SuggestedDuration', missing: 'The suggested duration is missing' },
    { field: 'country', missing: 'The country is missing' },
    { field: 'region', missing: 'The region is missing' },
    { field: 'latitude', missing: 'The latitude is missing' },
    { field: 'longitude', missing: 'The longitude is missing' },
    { field: 'avgTemp', missing: 'The average temperature is missing' },
    { field: 'climateType', missing: 'The climate type is missing' },
    { field: 'bestMonth', missing: 'The best month is missing' },
    { field: 'popularFor', missing: 'There is nothing that it is popular for' },
    { field: 'travelTips', missing: 'There are no travel tips' },
    { field: 'itinerary', missing: 'There is no itinerary' },
    { field: 'thumbnail', missing: 'There is no thumbnail' },
    { field: 'images', missing: 'Two pictures are needed', least: destinationRules.images.least.count },
  ],
  excerpt: {
    field: 'shortLine',
    label: 'The short line',
    missing: 'There is no short line; cards show the beginning of the description',
  },
  text: { field: 'longDescription' },
  images: [
    { field: 'thumbnail', label: 'The thumbnail' },
    { field: 'images', label: 'Picture' },
  ],
  tags: { field: 'tags' },
};
