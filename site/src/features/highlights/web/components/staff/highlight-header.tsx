import type { Highlight } from '#features/highlights/highlight.contract.ts';
import { EditHeader } from '#web/staff/form/edit-header.tsx';

/** Above the form: which highlight, as it is stored, and who can see it. */
export function HighlightHeader({ item }: { item: Pick<Highlight, 'name' | 'isPublished'> | null }) {
  return (
    <EditHeader
      title={item?.name ?? 'New highlight'}
      isPublished={item?.isPublished}
      back={{ href: '/admin/highlights', label: 'Highlights' }}
    />
  );
}
