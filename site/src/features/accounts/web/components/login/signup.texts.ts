import { texts } from '@trekker/texts/texts.ts';

export const t = texts('signup', {
  name: 'Name',
  nameMissing: 'Name is required',
  email: 'Email',
  password: 'Password',
  passwordMissing: 'Password is required',
  confirmPassword: 'Confirm password',
  againMissing: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match.',
  acceptTerms: 'I accept the terms and conditions',
  termsMissing: 'Please accept terms and conditions.',
});
