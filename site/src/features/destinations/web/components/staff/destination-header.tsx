import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import { EditHeader } from '#web/staff/form/edit-header.tsx';

/** Above the form: which destination, as it is stored, and who can see it. */
export function DestinationHeader({
  item,
}: {
  item: Pick<DestinationSummary, 'slug' | 'name' | 'isPublished'> | null;
}) {
  return (
    <EditHeader
      title={item?.name ?? 'New destination'}
      isPublished={item?.isPublished}
      href={item ? `/destinations/${item.slug}` : undefined}
      back={{ href: '/admin/destinations', label: 'Destinations' }}
    />
  );
}
