import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-banner-checklist', {
  // It begins sentences: "Picture 2 has no alternative text".
  image: 'Picture {number}',
});
