import { texts } from '@trekker/texts/texts.ts';

export const t = texts('components', {
  failed: 'Something went wrong',
  returnHome: 'Return Home',
  noPage: 'There is no page at this address',
  pageFailed: 'We couldn’t load this page',
  tryAgain: 'Try again',
  savedHere: 'Saved on this device',
  dashboard: 'Dashboard',
  share: 'Share',
  english: 'English',
});
