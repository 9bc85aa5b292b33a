import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-highlight-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this highlight',
  edition: 'Translation of a highlight',
  imageAlt: 'Description of the image',
});
