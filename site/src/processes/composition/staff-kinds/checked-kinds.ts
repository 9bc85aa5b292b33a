import type { CheckedKind } from '#features/checklists/server/checklist.service.ts';
import { destinationChecklist } from '#features/destinations/destination-checklist.ts';
import { destinationVersions } from '#features/destinations/server/staff/destination-version.repository.ts';
import { highlightChecklist } from '#features/highlights/highlight-checklist.ts';
import { highlightVersions } from '#features/highlights/server/highlight-version.repository.ts';
import { storyVersions } from '#features/stories/server/staff/story-version.repository.ts';
import { storyChecklist } from '#features/stories/story-checklist.ts';

/** All that has a checklist. */
export const checkedKinds: readonly CheckedKind[] = [
  { versions: storyVersions, fields: storyChecklist },
  { versions: destinationVersions, fields: destinationChecklist },
  { versions: highlightVersions, fields: highlightChecklist },
];
