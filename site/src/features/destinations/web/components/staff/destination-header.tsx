import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { ViewLink } from '#web/staff/list/view-link.tsx';

/** Above the form: which destination, as it is stored, and who can see it. */
export function DestinationHeader({
  item,
}: {
  item: Pick<DestinationSummary, 'slug' | 'name' | 'isPublished'> | null;
}) {
  return (
    <StaffPageHeader
      title={item?.name ?? 'New destination'}
      badge={item && <StateBadge state={item.isPublished ? 'Published' : 'Draft'} />}
      back={{ href: '/admin/destinations', label: 'Destinations' }}
    >
      {/* Where there is room it stands in the bar below, always at hand. */}
      {item?.isPublished && <ViewLink className="on-narrow" href={`/destinations/${item.slug}`} />}
    </StaffPageHeader>
  );
}
