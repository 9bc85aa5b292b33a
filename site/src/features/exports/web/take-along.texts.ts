import { texts } from '@trekker/texts/texts.ts';

export const t = texts('take-along', {
  // Before the names of file formats, which are links.
  one: 'Take this place with you:',
  all: 'Take all {shown} places with you:',
  first: 'Take the first {shown} places with you:',
  placesAs: 'Destinations as {format}',
});
