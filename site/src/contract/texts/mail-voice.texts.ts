import { texts } from '@trekker/texts/texts.ts';

/** How mails begin. */
export const mailTexts = texts('mail-voice', {
  'mail.newsletter': 'Someone signed up for our newsletter with this address: one letter a month, from somewhere else.',
  'mail.newsletter-again':
    'Someone signed up for our newsletter with this address. You’re already on the list, so there’s nothing to do.',
});
