import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import type { StorySummary } from '#features/stories/story.contract.ts';
import { StoryFeature } from '#features/stories/web/components/story-feature.tsx';
import { StoryListItem } from '#features/stories/web/components/story-list-item.tsx';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../home.texts.ts';
import styles from './latest-stories.module.css';

/**
 * Featured stories as large cards in the order of their dates (the second of several tall and lower), the others as a
 * compact list.
 */
export function LatestStories({ stories }: { stories: StorySummary[] }) {
  const text = useTexts(homeTexts);
  if (stories.length === 0) return null;
  const featured = stories
    .filter((story) => story.featured)
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  const large = featured.length > 0 ? featured : stories.slice(0, 1);
  const others = stories.filter((story) => !large.includes(story)).slice(0, large.length === 1 ? 4 : 6);
  return (
    <section className={classNames('wrap section later', styles.part)} aria-labelledby="latest-stories">
      <SectionHead id="latest-stories" title={text('home.stories')}>
        <GoLink href={hrefTo('/stories')}>{t.allStories}</GoLink>
      </SectionHead>
      <div className={classNames(styles.latest, large.length === 1 && styles.alone)}>
        {large.map((story, index) => (
          <div key={story._id} className={placeOf(index, large.length)}>
            <StoryFeature story={story} shape={shapeOf(index, large.length)} />
          </div>
        ))}
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((story) => (
              <StoryListItem key={story._id} story={story} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function shapeOf(index: number, count: number) {
  if (index === 0) return count === 3 ? 'square' : 'wide';
  return index === 1 && count !== 3 ? 'tall' : 'part';
}

/** Two open the section side by side; of three, two stand beside the first; what follows fills rows of two or three. */
function placeOf(index: number, count: number): string | undefined {
  if (index === 0) return classNames(styles.first, count === 3 && styles.besideTwo);
  if (count === 3) return styles.stacked;
  if (index === 1) return styles.second;
  return (count - 2) % 2 === 0 && (count - 2) % 3 !== 0 ? styles.half : styles.third;
}
