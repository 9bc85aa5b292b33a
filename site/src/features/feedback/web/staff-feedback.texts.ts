import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-feedback', {
  readMore: 'Read more<heard> from {name}</heard>',
  showLess: 'Show less<heard> from {name}</heard>',
});
