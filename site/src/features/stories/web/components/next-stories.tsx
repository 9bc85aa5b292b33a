import { Cards } from '@trekker/design-system/card.tsx';
import { GoLink } from '@trekker/design-system/go-link.tsx';
import { SectionHead } from '@trekker/design-system/section-head.tsx';
import { usePreviews } from '#web/previews.ts';
import type { StorySummary } from '../../story.contract.ts';
import { StoryCard } from './story-card.tsx';

/** Stories to go on to. */
export function NextStories({ stories }: { stories: StorySummary[] }) {
  usePreviews('story', stories);
  if (stories.length === 0) return null;
  return (
    <section className="wrap section later" aria-labelledby="next" data-screen-only>
      <SectionHead id="next" title="Read on">
        <GoLink href="/stories">All stories</GoLink>
      </SectionHead>
      <Cards>
        {stories.map((story) => (
          <StoryCard key={story._id} story={story} />
        ))}
      </Cards>
    </section>
  );
}
