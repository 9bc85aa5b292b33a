import { Cards } from '@trekker/design-system/content/card.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import { CachedList } from '#web/document/markup-cache-context.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { cardVariant, StoryCard } from './story-card.tsx';

export type StoryCardsProps = {
  stories: readonly StorySummary[];
  /** Other things fill the first viewport. */
  areBelow?: boolean;
};

/** The stories of a page. */
export function StoryCards({ stories, areBelow = false }: StoryCardsProps) {
  const eager = (index: number) => !areBelow && eagerAt(index);
  return (
    <Cards>
      <CachedList items={stories} variantAt={(index) => cardVariant(eager(index))}>
        {(story, index) => <StoryCard key={story._id} story={story} eager={eager(index)} />}
      </CachedList>
    </Cards>
  );
}
