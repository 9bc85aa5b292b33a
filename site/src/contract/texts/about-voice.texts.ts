import { texts } from '@trekker/texts/texts.ts';

/** Of the about page, where staff have not written it. */
export const aboutTexts = texts('about-voice', {
  'about.title': 'Far places, told slowly.',
  'about.intro': 'Written by people who stayed long enough to know their way around, for those who would like to.',
  'about.join': 'Join Our Community',
  'about.join-lead': 'Keep a list, write a review, tell us where we were wrong.',
});
