import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-fields', {
  yes: 'Yes',
  no: 'No',
  required: '{field} is required',
  // Pictures and other files; {field} is what the form calls them.
  leastFiles: '{field}: at least {count}',
  // {most}: 100,000.
  tooLong: 'At most {most} characters',
  numberOutside: '{field} must be a number from {least} to {most}',
  visibility: 'Visibility',
});
