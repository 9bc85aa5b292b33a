import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { StorySummary } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import styles from './place-stories.module.css';
import { StoryCardBody } from './story-card-body.tsx';

export type PlaceStoriesProps = { place: string; stories: StorySummary[] };

/** What was written about a place, beside what one can do there. */
export function PlaceStories({ place, stories }: PlaceStoriesProps) {
  usePreviews('story', stories);
  return (
    <section className={styles.part} aria-labelledby="stories" data-screen-only>
      <h2 className="t-section" id="stories">
        {t.from({ place })}
      </h2>
      {stories.map((story) => (
        <CachedMarkup key={story._id} of={story} variant="of a place">
          <StoryCardBody
            story={story}
            sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 40vw, 100vw"
            most={150}
            styles={styles}
            savable
          />
        </CachedMarkup>
      ))}
    </section>
  );
}
