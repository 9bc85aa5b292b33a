import type { BulkKinds } from '#features/bulk/server/bulk-step.service.ts';
import { destinationBulk } from '#features/destinations/server/staff/destination-bulk.service.ts';
import { highlightBulk } from '#features/highlights/server/highlight-bulk.service.ts';
import { pageBulk } from '#features/pages/server/page-bulk.service.ts';
import { storyBulk } from '#features/stories/server/staff/story-bulk.service.ts';
import { trashKinds } from '../trash-kinds.ts';

/** All that can be changed many at once. */
export const bulkKinds: BulkKinds = { kinds: [storyBulk, destinationBulk, highlightBulk, pageBulk], trashKinds };
