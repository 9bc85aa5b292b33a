import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-visits', {
  // That a visit was counted.
  counted: 'Counted',
  noPage: 'There is no page at this address, so nothing was counted',
});
