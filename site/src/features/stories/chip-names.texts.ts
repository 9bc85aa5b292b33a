import { texts } from '@trekker/texts/texts.ts';

export const t = texts('chip-names', {
  // The first of the filters above the list of stories.
  allCategories: 'All Categories',
});
