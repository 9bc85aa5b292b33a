import { texts } from '@trekker/texts/texts.ts';

export const t = texts('destination-cards', {
  // On the picture of a place that the magazine recommends.
  featured: 'Featured',
});
