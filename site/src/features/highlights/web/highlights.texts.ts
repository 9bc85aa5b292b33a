import { texts } from '@trekker/texts/texts.ts';

export const t = texts('highlights', {
  topRated: 'Top-rated highlights',
  recent: 'Recent highlights',
  fromEurope: 'Highlights from Europe',
  fromAsia: 'Highlights from Asia',
  fromAmericas: 'Highlights from the Americas',
  fromAfrica: 'Highlights from Africa',
  fromOceania: 'Highlights from Oceania',
  // For search engines.
  videoName: '{location}, by {name}',
  results: 'Results',
  // Heard, not seen. {shown} is the number as it is printed, since very many are not counted to the end.
  found: '{count, plural, one {{shown} highlight} other {{shown} highlights}}',
  nothingFound: 'No highlights found',
  tryOther: 'Try adjusting your filters or search terms',
  clearFilters: 'Clear filters',
  search: 'Search highlights',
  searchExample: 'Search by name, location or text',
  filter: 'Filter',
  // What can be chosen, each in one word.
  chipAll: 'all',
  chipTopRated: 'top-rated',
  chipRecent: 'recent',
  chipEurope: 'europe',
  chipAsia: 'asia',
  chipAmericas: 'americas',
  loading: 'Loading...',
  loadMore: 'Load More',
  loadingList: 'Loading highlights',
});
