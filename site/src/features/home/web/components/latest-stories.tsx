import { GoLink } from '@trekker/design-system/go-link.tsx';
import { SectionHead } from '@trekker/design-system/section-head.tsx';
import type { StorySummary } from '../../../stories/story.contract.ts';
import { StoryFeature } from '../../../stories/web/components/story-feature.tsx';
import { StoryListItem } from '../../../stories/web/components/story-list-item.tsx';
import styles from './latest-stories.module.css';

/** Featured stories as large cards (the second one tall and lower), the others as a compact list. */
export function LatestStories({ stories }: { stories: StorySummary[] }) {
  if (stories.length === 0) return null;
  const featured = stories.filter((story) => story.featured).slice(0, 2);
  const large = featured.length > 0 ? featured : stories.slice(0, 1);
  const others = stories.filter((story) => !large.includes(story)).slice(0, 6);
  return (
    <section className="wrap section later" aria-labelledby="latest-stories">
      <SectionHead id="latest-stories" title="Latest Stories">
        <GoLink href="/stories">All stories</GoLink>
      </SectionHead>
      <div className={styles.latest}>
        {large.map((story, index) => (
          <div key={story._id} className={index === 0 ? styles.first : styles.second}>
            <StoryFeature story={story} tall={index === 1} />
          </div>
        ))}
        <div className={styles.others}>
          {others.map((story) => (
            <StoryListItem key={story._id} story={story} />
          ))}
        </div>
      </div>
    </section>
  );
}
