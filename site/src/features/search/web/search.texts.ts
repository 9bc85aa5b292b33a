import { texts } from '@trekker/texts/texts.ts';

export const t = texts('search', {
  title: 'Search',
  titleOf: 'Search: {words}',
  resultsOf: 'Search results for {words}',
  description: 'Search destinations and stories.',
  descriptionOf: 'Destinations, stories and highlights that match {words}.',
  field: 'Search',
  example: 'A place, a country, a mood',
  results: 'Results',
  // Tabs over the results, of which one is shown.
  kinds: 'Kind',
  all: 'All',
  destinations: 'Destinations',
  stories: 'Stories',
  // Above pages such as an imprint, which were found as well.
  pages: 'Pages',
  // Above one result.
  destination: 'Destination',
  story: 'Story',
  // Heard, not seen. {shown} is the number as it is printed, since very many are not counted to the end.
  foundPlaces: '{count, plural, one {{shown} destination} other {{shown} destinations}}',
  foundStories: '{count, plural, one {{shown} story} other {{shown} stories}}',
  foundPages: '{count, plural, one {{shown} page} other {{shown} pages}}',
  // {correction} was searched in place of {words}, which nothing matches.
  corrected:
    'Did you mean <link>{correction}</link>? Nothing matches “{words}”, so here are the results for {correction}.',
  goodIn: 'Showing destinations that are good in {month}.',
  // Between pages of the magazine's own, which match, and what does not quite.
  alsoCorrected: 'Did you mean <link>{correction}</link>? These are the results for {correction}.',
  alsoPartial: 'These match only in part.',
  partial: 'No exact matches. Showing partial matches.',
  regions: 'Parts of the world',
  nothing: 'Nothing found for “{words}”',
  tryOther: 'Try fewer words or the name of a country, or start with a part of the world.',
  allDestinations: 'See all destinations',
  emptyPage: 'Nothing on this page',
  noDestinations: 'No destinations match “{words}”',
  noStories: 'No stories match “{words}”',
  noResults: 'No results match “{words}”',
  firstPage: 'Go to the first page',
  showAll: 'Show all results',
  // Links to the rest of what was found. Where there are more than are counted, there is no "all".
  restOfPlaces: 'All {shown} destinations',
  manyPlaces: '{shown} destinations',
  restOfStories: 'All {shown} stories',
  manyStories: '{shown} stories',
  highlights: '{count, plural, one {{shown} highlight matches, too} other {{shown} highlights match, too}}',
});
