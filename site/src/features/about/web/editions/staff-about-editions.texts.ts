import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-about-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of the About page',
  edition: 'Translation of the About page',
  back: 'Back to About',
  // Of a text field; the values of the About page are counted.
  valueTitle: 'Value {number}: title',
  valueDescription: 'Value {number}: description',
});
