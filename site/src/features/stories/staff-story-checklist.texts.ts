import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-story-checklist', {
  // These begin sentences: "The excerpt has 200 characters", "Picture 2 has no alternative text".
  theExcerpt: 'The excerpt',
  theCover: 'The cover image',
  image: 'Picture {number}',
  noExcerpt: 'There is no excerpt',
});
