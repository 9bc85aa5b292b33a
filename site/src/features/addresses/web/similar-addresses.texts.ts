import { texts } from '@trekker/texts/texts.ts';

export const t = texts('similar-addresses', {
  title: 'Perhaps you were looking for',
  destination: 'Destination',
  story: 'Story',
  tag: 'Tag',
  // A page such as Contact or Privacy.
  page: 'Page',
});
