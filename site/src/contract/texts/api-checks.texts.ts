import { texts } from '@trekker/texts/texts.ts';

// What is wrong with a field, as calls say it. {field} is its name in the call, which is not translated.
export const t = texts('api-checks', {
  passwordMissing: 'Password is required',
  passwordTooLong: 'Password must be at most {most} characters',
  unsupportedCharacters: 'Contains unsupported characters',
  atMostCharacters: 'At most {most} characters',
  atMostCharactersEach: 'At most {most} characters each',
  atMostEntries: 'At most {most} entries',
  mustBeText: 'Must be text',
  oneOf: '{field} must be one of {words}',
  oneOfThese: '{field} must be one of: {words}',
  required: '{field} is required',
  trueOrFalse: '{field} must be true or false',
  mustBeTrueOrFalse: 'Must be true or false',
  wholeNumber: '{field} must be a whole number from {least} to {most}',
  instant: '{field} must be an instant such as {example}',
  uuid: '{field} must be a UUID',
  time: '{field} must be a time from an earlier response',
});
