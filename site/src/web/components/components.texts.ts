import { texts } from '@trekker/texts/texts.ts';

export const t = texts('components', {
  failed: 'Something went wrong',
  unreachable: 'We can’t reach the site. Check your connection and try again.',
  // Where one is, on a page whose thing is not there.
  notFound: 'Not found',
  returnHome: 'Return Home',
  noPage: 'There is no page at this address',
  pageFailed: 'We couldn’t load this page',
  tryAgain: 'Try again',
  savedHere: 'Saved on this device',
  dashboard: 'Dashboard',
  share: 'Share',
  copied: 'Copied to clipboard!',
  copyFailed: 'Failed to copy.',
});
