import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-highlight-checklist', {
  // These begin sentences: "The image has no alternative text".
  theDescription: 'The description',
  theImage: 'The image',
  noDescription: 'There is no description',
});
