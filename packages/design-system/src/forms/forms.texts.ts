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
  // {what}: such as "a capital letter".
  has: 'It has {what}.',
  needs: 'It needs {what}.',
});
