import { texts } from '@trekker/texts/texts.ts';

export const t = texts('forms', {
  needsJavaScript: 'This page needs JavaScript',
  needsJavaScriptWhy:
    'It shows your own account, which loads with JavaScript. You can read places and stories without it.',
  seeDestinations: 'See the destinations',
});
