import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-page-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this page',
  edition: 'Translation of a page',
  addressHint: 'Follows the title as long as you don’t change it.',
  title: 'Title',
  lead: 'Lead',
  content: 'Content',
  contentHint: 'Press / in an empty line to add an image, a place or a table.',
  back: 'Back to Pages',
});
