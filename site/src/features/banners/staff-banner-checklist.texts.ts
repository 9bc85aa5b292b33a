import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-banner-checklist', {
  // It begins sentences: "Picture 2 has no alternative text".
  image: 'Picture {number}',
  noTitle: 'The title is missing',
  noSmallDescription: 'The small description is missing',
  noDescription: 'The description is missing',
  noImage: 'There is no picture yet',
});
