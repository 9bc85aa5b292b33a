import { texts } from '@trekker/texts/texts.ts';

// Tells of new stories about places that somebody saved.
export const t = texts('mail-digest', {
  oneSubject: 'A new story about {place}',
  subject:
    '{count, plural, one {{shown} new story about places you saved} other {{shown} new stories about places you saved}}',
  lead: 'Here’s what’s new:',
  // A story that nobody has translated into the language of the mail, in that of the site.
  notTranslated: '{text} (Not translated yet)',
  seeMore: 'See {more} more',
  why: 'You get this because Travel Notifications are on in your profile: one email a day at most.',
  stop: 'Stop these emails',
});
