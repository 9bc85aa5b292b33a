import { texts } from '@trekker/texts/texts.ts';

export const t = texts('destinations', {
  // Titles of the page, by what is chosen on it: a part of the world, a month.
  titleIn: 'Destinations in {region}',
  titleGood: 'Destinations, good in {month}',
  titleGoodIn: 'Destinations in {region}, good in {month}',
  // For search engines: {title} is one of those above, {lead} a sentence.
  description: '{title}. {lead}',
  results: 'Results',
  // Heard, not seen. {shown} is the number as it is printed, since very many are not counted to the end.
  found: '{count, plural, one {{shown} destination} other {{shown} destinations}}',
  noneYet: 'No destinations yet',
  nothingFound: 'No destinations found matching your criteria.',
  tryOther: 'Try fewer filters or another word, and check the spelling.',
  clearFilters: 'Clear all filters',
  filters: 'Filters',
  // A button that closes the filters.
  show: '{count, plural, one {Show {shown} place} other {Show {shown} places}}',
  search: 'Search destinations',
  region: 'Region',
  all: 'All',
  experiences: 'Experiences',
  beaches: 'beaches',
  nature: 'nature',
  culture: 'culture',
  hiking: 'hiking',
  food: 'food',
  architecture: 'architecture',
  history: 'history',
  city: 'city',
  island: 'island',
  scenic: 'scenic',
  // Above the months that one can choose.
  when: 'When?',
});
