import { texts } from '@trekker/texts/texts.ts';

export const t = texts('consent', {
  title: 'Cookie consent',
  question:
    'With your permission, we count visits and remember your choices. Nothing optional loads before you answer.',
  settings: 'Settings',
  decline: 'Decline',
  acceptAll: 'Accept All',
});
