import { texts } from '@trekker/texts/texts.ts';

// What a new magazine says where the defaults speak of a magazine that has its readers and its tone: true of anyone's,
// until staff word it (Settings, Texts).
export const firstTexts = texts('first-voice', {
  'home.title': '{name}',
  'home.note': 'New places and stories appear here.',
  'home.feedback-lead': 'A line or two is plenty. It will appear here for others to read.',
  'home.newsletter': 'News from {name}, by email.',
  'highlights.lead': 'Short videos and reviews by travelers.',
  'about.title': 'About {name}',
  'newsletter.confirm': 'The newsletter of {name} starts once you confirm.',
  'mail.newsletter': 'Someone signed up for the newsletter of {name} with this address.',
});
