import { texts } from '@trekker/texts/texts.ts';

/** Of the page that confirms a subscription. */
export const newsletterTexts = texts('newsletter-voice', {
  'newsletter.confirm': 'One letter a month, from somewhere else. It starts once you confirm.',
  'newsletter.done': 'Thank you. You’ll get the next letter.',
});
