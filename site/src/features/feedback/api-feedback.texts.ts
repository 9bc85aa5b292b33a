import { texts } from '@trekker/texts/texts.ts';

// What is wrong with feedback, as its form and the call say it.
export const t = texts('api-feedback', {
  nameMissing: 'Name is required',
  emailInvalid: 'Please enter a valid email address',
  emailMissing: 'Email is required',
  locationMissing: 'Location is required',
  messageMissing: 'Message is required',
  ratingMissing: 'Rating is required',
  ratingOutside: 'Rating must be from 1 to 5',
});
