import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-presence', {
  // A form.
  closed: 'Closed',
});
