import { texts } from '@trekker/texts/texts.ts';

export const t = texts('similar-addresses', {
  title: 'Did you mean one of these?',
  destination: 'Destination',
  story: 'Story',
  tag: 'Tag',
  // A page such as Contact or Privacy.
  page: 'Page',
});
