import { DeskHead } from '@trekker/design-system/staff/desk-head.tsx';
import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import { StateBadge } from '#web/staff/state-badge.tsx';
import { ViewLink } from '#web/staff/view-link.tsx';

/** Above the form: which destination, as it is stored, and who can see it. */
export function DestinationHead({ item }: { item: Pick<DestinationSummary, 'slug' | 'name' | 'isPublished'> | null }) {
  return (
    <DeskHead
      title={item?.name ?? 'New destination'}
      badge={item && <StateBadge state={item.isPublished ? 'Published' : 'Draft'} />}
      back={{ href: '/admin/destinations', label: 'Destinations' }}
    >
      {/* Where there is room it stands in the bar below, always at hand. */}
      {item?.isPublished && <ViewLink className="on-narrow" href={`/destinations/${item.slug}`} />}
    </DeskHead>
  );
}
