import { texts } from '@trekker/texts/texts.ts';

// What is said of a call that failed, where nothing else is.
export const t = texts('api-problems', {
  invalidInput: 'We couldn’t read this request',
  notLoggedIn: 'Please log in',
  notAllowed: 'You don’t have permission to do this',
  notFound: 'Not found',
  conflict: 'Someone saved a newer version',
  tooLarge: 'Too large',
  wrongType: 'This type isn’t supported',
  keyReused: 'This Idempotency-Key was already used for a different request',
  tooMany: 'Too many requests. Try again in a moment.',
  internal: 'Something went wrong',
  unavailable: 'The service is busy. Try again in a moment.',
});
