import { texts } from '@trekker/texts/texts.ts';

export const t = texts('newsletter-links', {
  newsletter: 'Newsletter',
  confirmTitle: 'Confirm your subscription',
  confirm: 'Confirm subscription',
  confirmed: 'You’re on the list',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeDescription: 'No more letters.',
  noMoreLetters: 'You won’t get any more letters.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You’re unsubscribed',
  unsubscribedText: 'You won’t get any more letters. You can subscribe again at any time.',
});
