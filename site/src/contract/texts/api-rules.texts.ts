import { texts } from '@trekker/texts/texts.ts';

// What is wrong with a field, as forms say it before and calls after they were sent.
export const t = texts('api-rules', {
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  password: 'Password must be at least {least} characters with letters, numbers, and symbols',
  fullNameTooShort: 'Full name must be at least 5 characters',
  phoneInvalid: 'Please enter a valid phone number',
});
