import type { CheckedFields } from '../checklists/checked-item.ts';

/** What the checklist looks at in a story. */
export const storyChecklist: CheckedFields = {
  excerpt: { field: 'excerpt', label: 'The excerpt', missing: 'There is no excerpt', most: 160 },
  text: { field: 'content' },
  images: [
    { field: 'coverImage', label: 'The cover image' },
    { field: 'image', label: 'Picture' },
  ],
  place: { field: 'placeId' },
  tags: { field: 'tags' },
};
