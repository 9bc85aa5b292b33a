import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-forms', {
  optional: '(optional)',
  // Above the list of all that is wrong in a form.
  checkFields: 'Check these fields',
  rating: 'Rating',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  stars: '{count, plural, one {# star} other {# stars}}',
  // How strong a password is, where none has been typed yet.
  strength: 'Strength',
  score: '{score} of 100',
  strengthHint: 'Add numbers and symbols to make it stronger.',
  strengthNeeds: 'What makes a password strong',
  weak: 'Weak',
  fair: 'Fair',
  moderate: 'Moderate',
  strong: 'Strong',
  // What a password needs, in a list.
  length: '8 characters',
  lowercase: 'lowercase letter',
  uppercase: 'uppercase letter',
  digit: 'digit',
  symbol: 'symbol',
  // The same as {what} in the sentences below.
  aLength: 'at least 8 characters',
  aLowercase: 'a lowercase letter',
  anUppercase: 'an uppercase letter',
  aDigit: 'a digit',
  aSymbol: 'a symbol',
  has: 'It has {what}.',
  needs: 'It needs {what}.',
});
