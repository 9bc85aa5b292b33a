import { texts } from '@trekker/texts/texts.ts';

/** Of the home page; the small note and the headings are literal (docs/specification.md, 3). */
export const homeTexts = texts('home-voice', {
  'home.title': 'Far places, told slowly.',
  'home.description':
    'Destinations, stories and honest advice from people who stayed long enough to know their way around.',
  'home.note': 'Join 50,000+ travelers exploring the world',
  'home.destinations': 'Top Destinations',
  'home.stories': 'Latest Stories',
  'home.highlights': "{name}'s Highlights",
  'home.testimonials': 'What travelers say',
  'home.feedback': 'Share Your Experience',
  'home.feedback-lead': 'A line or two is plenty. It will appear with the others above.',
  'home.newsletter': 'One letter a month, from somewhere else.',
  'home.newsletter-hint': 'Unsubscribe with one click.',
});
