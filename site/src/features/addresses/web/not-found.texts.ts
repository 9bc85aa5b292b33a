import { texts } from '@trekker/texts/texts.ts';

export const t = texts('not-found', {
  title: 'Page not found',
  description: 'There is no page at this address.',
  // A picture.
  caravan: 'A caravan crossing the crest of a dune before a low sun',
});
