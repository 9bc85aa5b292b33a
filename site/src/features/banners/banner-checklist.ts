import type { CheckedFields } from '../checklists/checked-item.ts';
import { t } from './staff-banner-checklist.texts.ts';

/** What the checklist looks at in a banner. Its texts are all needed, and as long as its form lets them be. */
export const bannerChecklist: CheckedFields = {
  images: [{ field: 'image', label: (number) => t.image({ number }) }],
};
