import { texts } from '@trekker/texts/texts.ts';

export const t = texts('stories', {
  // {category}: one of the chips below, or a category of this magazine.
  titleOf: 'Stories: {category}',
  // For search engines; {lead} is a sentence.
  description: '{lead} Category: {category}.',
  // Heard, not seen. {shown} is the number as it is printed, since very many are not counted to the end.
  found: '{count, plural, one {{shown} story} other {{shown} stories}}',
  results: 'Search Results',
  latest: 'Latest Stories',
  clearSearch: 'Clear the search',
  noneYet: 'No stories yet',
  nothingFound: 'No stories found matching your criteria.',
  tryOther: 'Another word or another category may help.',
  showAll: 'Show all stories',
  search: 'Search stories',
  searchExample: 'Search the stories',
  category: 'Category',
  foodAndDrink: 'Food & Drink',
  adventure: 'Adventure',
  culture: 'Culture',
  travelTips: 'Travel Tips',
  featured: 'Featured Story',
  readStory: 'Read full story',
});
