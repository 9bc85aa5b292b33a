import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-story-checklist', {
  // These begin sentences: "The excerpt has 200 characters", "Picture 2 has no alternative text".
  theExcerpt: 'The excerpt',
  theCover: 'The cover image',
  image: 'Picture {number}',
  noTitle: 'The title is missing',
  noContent: 'There is no text yet',
  noCategory: 'No category is chosen',
  noCover: 'There is no cover image',
  // Of those that stand under "Additional images".
  noImage: 'There is no additional image; one is needed beside the cover',
  noExcerpt: 'There is no excerpt',
});
