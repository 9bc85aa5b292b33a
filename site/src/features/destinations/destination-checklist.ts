import type { CheckedFields } from '../checklists/checked-item.ts';

/** What the checklist looks at in a destination. Its own place stands in its form. */
export const destinationChecklist: CheckedFields = {
  excerpt: {
    field: 'shortLine',
    label: 'The short line',
    missing: 'There is no short line; cards show the beginning of the description',
  },
  text: { field: 'longDescription' },
  images: [
    { field: 'thumbnail', label: 'The thumbnail' },
    { field: 'images', label: 'Picture' },
  ],
  tags: { field: 'tags' },
};
