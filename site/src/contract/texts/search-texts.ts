/** Of the search page before anything was typed. */
export const searchTexts = {
  'search.title': 'Where would you like to go?',
  'search.lead': 'Type a place, a country or a month above, or start with a part of the world.',
} as const;
