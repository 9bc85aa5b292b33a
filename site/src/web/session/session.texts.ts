import { texts } from '@trekker/texts/texts.ts';

export const t = texts('session', {
  logOutTitle: 'Log out without saving?',
  logOut: 'Log out',
  stay: 'Stay',
  logOutDrafts: 'You have drafts on this device that aren’t saved yet. Logging out deletes them.',
  returnHome: 'Return Home',
  tryAgain: 'Try again',
  needsJavaScript: 'This page needs JavaScript.',
  logIn: 'Log in',
  signUp: 'Sign up',
});
