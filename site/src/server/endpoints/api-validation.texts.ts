import { texts } from '@trekker/texts/texts.ts';

// What is said of a value for which its call has no words of its own. {field} is its name, such as "Full name".
export const t = texts('api-validation', {
  unreadable: 'We couldn’t read this request',
  required: '{field} is required',
  text: '{field} must be text',
  number: '{field} must be a number',
  wholeNumber: '{field} must be a whole number',
  trueOrFalse: '{field} must be true or false',
  list: '{field} must be a list',
  group: '{field} must be a group of named fields',
  date: '{field} must be a date',
  somethingElse: '{field} must be something else',
  oneOf: '{field} must be one of {words}',
  time: '{field} must be a date and time, such as {example}',
  day: '{field} must be a day, such as {example}',
  uuid: '{field} must be a UUID',
  webAddress: '{field} must be a web address',
  email: '{field} must be an email address',
  otherFormat: '{field} must be in a different format',
  mostCharacters:
    '{size, plural, one {{field} must have at most {shown} character} other {{field} must have at most {shown} characters}}',
  leastCharacters:
    '{size, plural, one {{field} must have at least {shown} character} other {{field} must have at least {shown} characters}}',
  mostEntries:
    '{size, plural, one {{field} must have at most {shown} entry} other {{field} must have at most {shown} entries}}',
  leastEntries:
    '{size, plural, one {{field} must have at least {shown} entry} other {{field} must have at least {shown} entries}}',
  most: '{field} must be at most {size}',
  least: '{field} must be at least {size}',
  unknownKeys: '{field} must not have {keys}',
  notValid: '{field} is not valid',
  // One of a list: {list} is the name of the list.
  entryOf: 'Entry {place} of {list}',
  this: 'This',
  theList: 'the list',
});
