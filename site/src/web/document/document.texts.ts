import { texts } from '@trekker/texts/texts.ts';

export const t = texts('document', {
  // What the picture shows that stands beside links to the site itself.
  shareImage: 'Balloons rise over the temples of Bagan at dawn',
});
