import { texts } from '@trekker/texts/texts.ts';

export const t = texts('navigation', {
  failed: 'Something went wrong',
  listFailed: 'We couldn’t load this list',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  // {what}: a sentence without its full stop.
  shownBefore: '{what}. Here’s what was shown before.',
});
