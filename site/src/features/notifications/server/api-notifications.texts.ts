import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-notifications', {
  allRead: 'All notifications are read',
});
