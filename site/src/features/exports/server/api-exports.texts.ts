import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-exports', {
  // The title of a file with places, for maps.
  places: '{siteName}: Destinations',
  // A day of a trip, in a calendar: Lisbon, day 2: Up the hills
  day: '{place}, day {day}: {title}',
});
