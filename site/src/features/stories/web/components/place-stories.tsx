import { Card, CardImage, CardText, CardTitle } from '@trekker/design-system/content/card.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { SaveRibbon } from '#features/favourites/web/components/save-ribbon.tsx';
import { cutText } from '#web/components/cut-text.ts';
import { KeptMarkup } from '#web/document/kept-markup.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { StorySummary } from '../../story.contract.ts';
import { t } from '../story.texts.ts';
import styles from './place-stories.module.css';
import { StoryMeta } from './story-meta.tsx';

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
        <KeptMarkup key={story._id} of={story} variant="of a place">
          <PlaceStory story={story} />
        </KeptMarkup>
      ))}
    </section>
  );
}

function PlaceStory({ story }: { story: StorySummary }) {
  const { slug, title, excerpt, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <Card className={styles.story}>
      <CardImage className={styles.image}>
        <Image
          image={coverImage}
          sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 40vw, 100vw"
          transitionName={`story-${slug}`}
        />
        <SaveRibbon kind="stories" id={story._id} name={title} />
      </CardImage>
      <CardText className={styles.text}>
        <StoryMeta story={story} />
        <CardTitle href={hrefTo(`/stories/${slug}`)} {...mark}>
          {title}
        </CardTitle>
        <p className="fine muted" {...mark}>
          {cutText(excerpt, 150)}
        </p>
      </CardText>
    </Card>
  );
}
