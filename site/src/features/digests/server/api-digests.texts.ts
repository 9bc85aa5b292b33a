import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-digests', {
  givenTwice: '{field} is given twice',
  off: 'Travel Notifications are off.',
  linkInvalid: 'This link isn’t valid or has expired.',
});
