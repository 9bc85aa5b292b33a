import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-fields', {
  yes: 'Yes',
  no: 'No',
  required: '{field} is required',
  visibility: 'Visibility',
});
