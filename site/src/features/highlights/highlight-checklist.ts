import type { CheckedFields } from '../checklists/checked-item.ts';

/** What the checklist looks at in a highlight. */
export const highlightChecklist: CheckedFields = {
  excerpt: { field: 'description', label: 'The description', missing: 'There is no description' },
  images: [{ field: 'image', label: 'The image' }],
};
