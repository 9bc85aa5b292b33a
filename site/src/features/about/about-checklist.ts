import type { CheckedFields } from '../checklists/checked-item.ts';
import { t } from './staff-about-checklist.texts.ts';

/** What the checklist looks at in the about page. Its introduction is one text of several, and may be short. */
export const aboutChecklist: CheckedFields = {
  text: { field: 'intro', mayBeShort: () => true },
  images: [{ field: 'introImage', label: () => t.theImage }],
};
