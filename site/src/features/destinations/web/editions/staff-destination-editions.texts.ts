import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-destination-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this destination',
  edition: 'Translation of a destination',
  addressHint: 'Follows the name as long as you don’t change it.',
  address: 'Address',
  onePerLine: 'One per line.',
  dayTitle: 'Day {number}, title',
  dayActivities: 'Day {number}, one activity per line',
});
