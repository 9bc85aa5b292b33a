import { teamMemberTrash } from '../../features/about/server/team.service.ts';
import { bannerTrash } from '../../features/banners/server/staff-banner.service.ts';
import { messageTrash } from '../../features/contact/server/contact-message.service.ts';
import { destinationTrash } from '../../features/destinations/server/staff/staff-destination.service.ts';
import { feedbackTrash } from '../../features/feedback/server/staff-feedback.service.ts';
import { highlightTrash } from '../../features/highlights/server/staff-highlight.service.ts';
import { mediaTrash } from '../../features/media/server/library/library.service.ts';
import { pageTrash } from '../../features/pages/server/staff-page.service.ts';
import { previewPurgers } from '../../features/previews/server/preview.service.ts';
import { reviewTrash } from '../../features/reviews/server/review-writing.service.ts';
import { storyTrash } from '../../features/stories/server/staff/staff-story.service.ts';
import type { Purger } from '../../features/trash/server/purge.service.ts';
import type { TrashKind } from '../../features/trash/server/trash.service.ts';

/** All that comes back from the trash. */
export const trashKinds: readonly TrashKind[] = [
  storyTrash,
  destinationTrash,
  highlightTrash,
  pageTrash,
  bannerTrash,
  teamMemberTrash,
  reviewTrash,
  messageTrash,
  feedbackTrash,
  mediaTrash,
];

/** What goes for good with what is purged. */
export const purgers: readonly Purger[] = [mediaTrash, ...previewPurgers];
