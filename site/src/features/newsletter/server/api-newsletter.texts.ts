import { texts } from '@trekker/texts/texts.ts';

// Answers to whoever subscribes or ends it.
export const t = texts('api-newsletter', {
  thanks: 'Thanks for subscribing! Check your inbox soon.',
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You’re unsubscribed.',
  givenTwice: '{field} is given twice',
  linkUsed: 'This link has already been used.',
  linkInvalid: 'This link isn’t valid or has expired.',
});
