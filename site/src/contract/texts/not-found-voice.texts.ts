import { texts } from '@trekker/texts/texts.ts';

/** Of an address that leads nowhere. */
export const notFoundTexts = texts('not-found-voice', {
  'not-found.title': 'This page is off the map',
  'not-found.lead': 'There is no page at this address. It may have moved, or the address is mistyped.',
});
