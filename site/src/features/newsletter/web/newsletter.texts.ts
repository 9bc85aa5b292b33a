import { texts } from '@trekker/texts/texts.ts';

export const t = texts('newsletter', {
  email: 'Email',
  emailExample: 'Your email',
  subscribe: 'Subscribe',
  thanks: 'Thanks for subscribing! Check your inbox soon.',
});
