import { texts } from '@trekker/texts/texts.ts';

// What is wrong with what somebody has sent of their account.
export const t = texts('api-accounts', {
  nameMissing: 'Name is required',
  acceptTerms: 'Please accept terms and conditions.',
  passwordMissing: 'Password is required',
  passwordsDiffer: 'Passwords do not match.',
  confirmPassword: 'Please confirm your password',
  yourPassword: 'Please enter your password',
  currentPassword: 'Please enter your current password',
  birthDateInvalid: 'Please enter a valid birth date',
  codeMissing: 'Enter a code',
  codeTooLong: 'This code is too long',
  notBase64url: 'Not base64url',
  required: '{field} is required',
  trueOrFalse: '{field} must be true or false',
});
