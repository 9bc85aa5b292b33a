import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-actions', {
  showLess: 'Show less',
  readMore: 'Read more',
  tags: 'Tags',
});
