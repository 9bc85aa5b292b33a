import type { CheckedFields } from '../checklists/checked-item.ts';
import { bannerRules } from './staff-banner.contract.ts';
import { t } from './staff-banner-checklist.texts.ts';
import { t as words } from './web/components/staff/staff-banners.texts.ts';

/** What the checklist looks at in a banner. Its texts are as long as its form lets them be. */
export const bannerChecklist: CheckedFields = {
  needed: [
    { field: 'title', name: () => words.title, missing: () => t.noTitle, ofForm: true },
    {
      field: 'smallDescription',
      name: () => words.smallDescription,
      missing: () => t.noSmallDescription,
      ofForm: true,
    },
    { field: 'description', name: () => words.longDescription, missing: () => t.noDescription, ofForm: true },
    {
      field: 'image',
      name: () => words.images,
      missing: () => t.noImage,
      least: bannerRules.image.least.count,
      ofForm: true,
    },
  ],
  images: [{ field: 'image', label: (number) => t.image({ number }) }],
};
