import type { CheckedFields } from '../checklists/checked-item.ts';
import { destinationRules } from './staff-destination.contract.ts';

/** What the checklist looks at in a destination. Its own place stands in its form. */
export const destinationChecklist: CheckedFields = {
  needed: [
    { field: 'name', name: 'Name', missing: 'The name is missing' },
    { field: 'category', name: 'Category', missing: 'The category is missing' },
    { field: 'description', name: 'Description', missing: 'The description is missing' },
    { field: 'longDescription', name: 'Long description', missing: 'The long description is missing' },
    { field: 'bestTimeToVisit', name: 'Best time to visit', missing: 'The best time to visit is missing' },
    { field: 'SuggestedDuration', name: 'Suggested duration', missing: 'The suggested duration is missing' },
    { field: 'country', name: 'Country', missing: 'The country is missing' },
    { field: 'region', name: 'Region', missing: 'The region is missing' },
    { field: 'latitude', name: 'Latitude', missing: 'The latitude is missing' },
    { field: 'longitude', name: 'Longitude', missing: 'The longitude is missing' },
    { field: 'avgTemp', name: 'Average temperature', missing: 'The average temperature is missing' },
    { field: 'climateType', name: 'Climate type', missing: 'The climate type is missing' },
    { field: 'bestMonth', name: 'Best month', missing: 'The best month is missing' },
    { field: 'popularFor', name: 'Popular for', missing: 'There is nothing that it is popular for' },
    { field: 'travelTips', name: 'Travel tips', missing: 'There are no travel tips' },
    { field: 'itinerary', name: 'Itinerary', missing: 'There is no itinerary' },
    { field: 'thumbnail', name: 'Thumbnail', missing: 'There is no thumbnail' },
    {
      field: 'images',
      name: 'Pictures',
      missing: 'Two pictures are needed',
      least: destinationRules.images.least.count,
    },
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
