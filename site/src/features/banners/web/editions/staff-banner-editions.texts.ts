import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-banner-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this banner',
  edition: 'Translation of a banner',
  back: 'Back to Banners',
  alts: 'Descriptions of images',
});
