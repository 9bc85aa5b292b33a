import { Card, CardImage, CardText, CardTitle } from '@trekker/design-system/content/card.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import styles from './story-feature.module.css';
import { StoryMeta } from './story-meta.tsx';

export type StoryFeatureProps = {
  story: StorySummary;
  /**
   * `wide` takes more than half of the page, `square` as well, beside two others; `tall` is cut 4:5, for a narrow
   * column, where there are columns; `part` stands in a row of two or three.
   */
  shape?: 'wide' | 'square' | 'tall' | 'part';
  eager?: boolean;
};

// The tall cut shows little more than half of the file's width. On a phone, there may be many parts: the file of two
// pixels for one will do.
const imageSizes = {
  wide: '(min-width: 64rem) 56vw, 100vw',
  tall: '(min-width: 64rem) 57vw, (min-width: 48rem) 45vw, 85vw',
  square: '(min-width: 64rem) 84vw, 150vw',
  part: '(min-width: 64rem) 48vw, (min-width: 48rem) 45vw, 85vw',
};

const ratios = { wide: '3/2', square: '1/1', tall: undefined, part: '3/2' };

/** A large card: a featured story on the home page. */
export function StoryFeature({ story, shape = 'wide', eager = false }: StoryFeatureProps) {
  const { slug, title, excerpt, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <Card>
      <CardImage>
        <Image
          image={beside(coverImage, title)}
          sizes={imageSizes[shape]}
          ratio={ratios[shape]}
          className={shape === 'tall' ? styles.tall : undefined}
          eager={eager}
          transitionName={`story-${slug}`}
        />
      </CardImage>
      <CardText>
        <StoryMeta story={story} />
        <CardTitle href={hrefTo(`/stories/${slug}`)} size="t-block" {...mark}>
          {title}
        </CardTitle>
        <p className={shape === 'wide' || shape === 'square' ? 'muted' : 'fine muted'} {...mark}>
          {excerpt}
        </p>
      </CardText>
    </Card>
  );
}
