import type { Highlight } from '#features/highlights/highlight.contract.ts';
import type { ItemSchedule } from '#features/schedules/item-schedule.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { EditHeader } from '#web/staff/form/edit-header.tsx';
import { t } from '../../staff-highlights.texts.ts';

/** Above the form: which highlight, as it is stored, and who can see it. */
export function HighlightHeader({
  item,
}: {
  item: (Pick<Highlight, 'name' | 'isPublished'> & Partial<ItemSchedule>) | null;
}) {
  return (
    <EditHeader
      title={item?.name ?? t.new}
      isPublished={item?.isPublished}
      state={item?.state}
      back={{ href: '/admin/highlights', label: t.highlights }}
    >
      <PlannedTimes {...item} />
    </EditHeader>
  );
}
