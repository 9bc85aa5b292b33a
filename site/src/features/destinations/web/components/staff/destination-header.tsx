import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import type { ItemSchedule } from '#features/schedules/item-schedule.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { EditHeader } from '#web/staff/form/edit-header.tsx';
import { t } from '../../staff-destinations.texts.ts';

/** Above the form: which destination, as it is stored, and who can see it. */
export function DestinationHeader({
  item,
}: {
  item: (Pick<DestinationSummary, 'slug' | 'name' | 'isPublished'> & Partial<ItemSchedule>) | null;
}) {
  return (
    <EditHeader
      title={item?.name ?? t.new}
      isPublished={item?.isPublished}
      state={item?.state}
      href={item ? `/destinations/${item.slug}` : undefined}
      back={{ href: '/admin/destinations', label: t.destinations }}
    >
      <PlannedTimes {...item} />
    </EditHeader>
  );
}
