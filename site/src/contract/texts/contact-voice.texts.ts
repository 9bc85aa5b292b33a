import { texts } from '@trekker/texts/texts.ts';

/** Of the contact page. */
export const contactTexts = texts('contact-voice', {
  'contact.title': 'Write to us',
  'contact.lead': 'A person reads every message, usually with coffee.',
});
