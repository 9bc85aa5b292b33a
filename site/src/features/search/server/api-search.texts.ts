import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-search', {
  // That a search was counted.
  counted: 'Counted',
  keywordDeleted: 'Keyword deleted',
  keywordNotFound: 'Keyword not found',
});
