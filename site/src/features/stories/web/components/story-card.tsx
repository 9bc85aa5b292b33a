import type { Eager } from '@trekker/design-system/images/eager.ts';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { StoryCardBody } from './story-card-body.tsx';

export type StoryCardProps = {
  story: StorySummary;
  /** For cards in the first viewport. */
  eager?: Eager;
};

/** What its markup depends on beside the story. */
export const cardVariant = (eager: Eager): string => `card ${eager}`;

/** A story in a grid. */
export function StoryCard({ story, eager = false }: StoryCardProps) {
  return (
    <CachedMarkup of={story} variant={cardVariant(eager)}>
      <StoryCardBody
        story={story}
        sizes="(min-width: 90rem) 28rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
        eager={eager}
        most={110}
        savable
      />
    </CachedMarkup>
  );
}
