import type { CheckedKind } from '#features/checklists/server/checklist.service.ts';
import { destinationCheck } from '#features/destinations/server/staff/destination-readiness.service.ts';
import { highlightCheck } from '#features/highlights/server/staff-highlight.service.ts';
import { pageCheck } from '#features/pages/server/staff-page.service.ts';
import { storyCheck } from '#features/stories/server/staff/staff-story.service.ts';

/** All that has a checklist. */
export const checkedKinds: readonly CheckedKind[] = [storyCheck, destinationCheck, highlightCheck, pageCheck];
