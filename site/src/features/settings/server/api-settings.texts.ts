import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-settings', {
  saved: 'Settings saved',
  brandSaved: 'Brand saved',
  menusSaved: 'Menus saved',
  sectionsSaved: 'Sections saved',
  textSaved: 'Text saved',
  noSuchPage: 'This page does not exist',
  noSuchAddress: 'No page of this site has this address',
  testMail: 'A test email is on its way to you',
  // A task that the site could not do.
  tryingAgain: 'Trying again',
  taskDiscarded: 'Task discarded',
  taskGone: 'This task no longer exists',
  // When a new site is set up.
  wrongCode: 'This code isn’t valid. Use the newest one that the server printed.',
  codeRight: 'The code is right',
  alreadySetUp: 'This site is already set up. Log in instead.',
  sampleInEnglish: 'The sample library is in English',
  isReady: 'Your magazine is ready',
});
