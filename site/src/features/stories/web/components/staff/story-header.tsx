import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { StorySummary } from '#features/stories/story.contract.ts';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { ViewLink } from '#web/staff/list/view-link.tsx';

/** Above the form: which story, as it is stored, and who can see it. */
export function StoryHeader({ item }: { item: Pick<StorySummary, 'slug' | 'title' | 'isPublished'> | null }) {
  return (
    <StaffPageHeader
      title={item?.title ?? 'New story'}
      badge={item && <StateBadge state={item.isPublished ? 'Published' : 'Draft'} />}
      back={{ href: '/admin/stories', label: 'Stories' }}
    >
      {/* Where there is room it stands in the bar below, always at hand. */}
      {item?.isPublished && <ViewLink className="on-narrow" href={`/stories/${item.slug}`} />}
    </StaffPageHeader>
  );
}
