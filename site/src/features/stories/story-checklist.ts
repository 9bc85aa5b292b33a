import type { CheckedFields } from '../checklists/checked-item.ts';
import { t } from './staff-story-checklist.texts.ts';

/** What the checklist looks at in a story. */
export const storyChecklist: CheckedFields = {
  excerpt: { field: 'excerpt', label: () => t.theExcerpt, missing: () => t.noExcerpt, most: 160 },
  text: { field: 'content' },
  images: [
    { field: 'coverImage', label: () => t.theCover },
    { field: 'image', label: (number) => t.image({ number }) },
  ],
  place: { field: 'placeId' },
  tags: { field: 'tags' },
};
