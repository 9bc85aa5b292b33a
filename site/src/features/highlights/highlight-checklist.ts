import type { CheckedFields } from '../checklists/checked-item.ts';
import { t } from './staff-highlight-checklist.texts.ts';

/** What the checklist looks at in a highlight. */
export const highlightChecklist: CheckedFields = {
  excerpt: { field: 'description', label: () => t.theDescription, missing: () => t.noDescription },
  images: [{ field: 'image', label: () => t.theImage }],
};
