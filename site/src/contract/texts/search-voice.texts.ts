import { texts } from '@trekker/texts/texts.ts';

/** Of the search page before anything was typed. */
export const searchTexts = texts('search-voice', {
  'search.title': 'Where would you like to go?',
  'search.lead': 'Type a place, a country or a month above, or start with a part of the world.',
});
