import { texts } from '@trekker/texts/texts.ts';

// What is said of a review that cannot be taken.
export const t = texts('api-reviews', {
  ratingMissing: 'Please select a rating',
  tooShort: 'Review must be at least 20 characters long',
  tooLong: 'Review must be at most 500 characters long',
});
