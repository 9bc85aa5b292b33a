import { texts } from '@trekker/texts/texts.ts';

/** Of the list of destinations. */
export const destinationTexts = texts('destinations-voice', {
  'destinations.lead':
    'Places we would go back to, each with the season, the length of stay and the one thing people get wrong.',
  'destinations.empty': 'The first places are still being written. Check back soon.',
});
