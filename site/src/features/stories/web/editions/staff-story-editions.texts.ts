import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-story-editions', {
  // Of a group of links: the original, and each language that it is translated into.
  languages: 'Languages of this story',
  edition: 'Translation of a story',
  addressHint: 'Follows the title as long as you don’t change it.',
  address: 'Address',
  captions: 'Captions',
  captionOf: 'Caption of picture {number}',
});
