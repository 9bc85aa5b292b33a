import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-about-checklist', {
  // It begins sentences: "The image has no alternative text".
  theImage: 'The image',
});
