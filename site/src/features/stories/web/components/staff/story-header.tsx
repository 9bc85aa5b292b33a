import type { StorySummary } from '#features/stories/story.contract.ts';
import { EditHeader } from '#web/staff/form/edit-header.tsx';

/** Above the form: which story, as it is stored, and who can see it. */
export function StoryHeader({ item }: { item: Pick<StorySummary, 'slug' | 'title' | 'isPublished'> | null }) {
  return (
    <EditHeader
      title={item?.title ?? 'New story'}
      isPublished={item?.isPublished}
      href={item ? `/stories/${item.slug}` : undefined}
      back={{ href: '/admin/stories', label: 'Stories' }}
    />
  );
}
