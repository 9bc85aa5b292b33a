import { Meta } from '@trekker/design-system/card.tsx';
import { PrintedDate } from '../../../../web/printed-date.tsx';
import type { StorySummary } from '../../story.contract.ts';

/** The fine line of a story: category, day of publication, reading time. */
export function StoryMeta({ story, className }: { story: StorySummary; className?: string }) {
  return (
    <Meta className={className}>
      <b>{story.category}</b>
      <PrintedDate at={story.publishedAt} />
      <span>{story.readTime}</span>
    </Meta>
  );
}
