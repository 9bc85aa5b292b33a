import { aboutCheck } from '#features/about/server/about.service.ts';
import { bannerCheck } from '#features/banners/server/staff-banner.service.ts';
import type { BulkKinds } from '#features/bulk/server/bulk-step.service.ts';
import type { CheckedKind } from '#features/checklists/server/checklist.service.ts';
import { destinationBulk } from '#features/destinations/server/staff/destination-bulk.service.ts';
import { destinationCheck } from '#features/destinations/server/staff/destination-readiness.service.ts';
import { highlightBulk, highlightCheck } from '#features/highlights/server/staff-highlight.service.ts';
import { pageBulk, pageCheck } from '#features/pages/server/staff-page.service.ts';
import { storyCheck } from '#features/stories/server/staff/many-stories.service.ts';
import { storyBulk } from '#features/stories/server/staff/story-bulk.service.ts';
import { scheduledKindsOfSite } from '../scheduled-kinds.ts';
import { trashKinds } from '../trash-kinds.ts';

/** All that can be changed many at once. */
export const bulkKinds: BulkKinds = {
  kinds: [storyBulk, destinationBulk, highlightBulk, pageBulk],
  trashKinds,
  scheduledKinds: scheduledKindsOfSite,
};

/** All that has a checklist. */
export const checkedKinds: readonly CheckedKind[] = [
  storyCheck,
  destinationCheck,
  highlightCheck,
  bannerCheck,
  pageCheck,
  aboutCheck,
];
