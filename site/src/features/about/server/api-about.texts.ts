import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-about', {
  nothingYet: 'Nobody has written the about page yet',
  saved: 'About page saved',
  memberAdded: 'Team member added',
  memberSaved: 'Team member saved',
  memberDeleted: 'Team member deleted',
  memberNotFound: 'Team member not found',
});
