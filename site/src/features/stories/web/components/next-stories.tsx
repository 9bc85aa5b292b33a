import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { usePreviews } from '#web/navigation/previews.ts';
import type { StorySummary } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import { StoryCards } from './story-cards.tsx';

/** Stories to go on to. */
export function NextStories({ stories }: { stories: StorySummary[] }) {
  usePreviews('story', stories);
  if (stories.length === 0) return null;
  return (
    <section className="wrap section later" aria-labelledby="next" data-screen-only>
      <SectionHead id="next" title={t.readOn}>
        <GoLink href={hrefTo('/stories')}>{t.allStories}</GoLink>
      </SectionHead>
      <StoryCards stories={stories} areBelow />
    </section>
  );
}
