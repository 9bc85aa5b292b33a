import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-feedback', {
  readMore: 'Read more<srOnly> from {name}</srOnly>',
  showLess: 'Show less<srOnly> from {name}</srOnly>',
});
