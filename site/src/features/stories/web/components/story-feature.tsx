import { Card, CardPicture, CardText, CardTitle } from '@trekker/design-system/card.tsx';
import { Picture } from '@trekker/design-system/picture.tsx';
import { beside } from '@trekker/design-system/picture-file.ts';
import type { StorySummary } from '../../story.contract.ts';
import { StoryMeta } from './story-meta.tsx';

export type StoryFeatureProps = {
  story: StorySummary;
  /** A picture of 4:5 instead of 3:2, for a narrow column. */
  tall?: boolean;
  eager?: boolean;
};

/** A large card: a featured story on the home page. */
export function StoryFeature({ story, tall = false, eager = false }: StoryFeatureProps) {
  const { slug, title, excerpt, coverImage } = story;
  return (
    <Card>
      <CardPicture>
        <Picture
          picture={beside(coverImage, title)}
          // The tall cut shows little more than half of the file's width.
          sizes={tall ? '(min-width: 60rem) 57vw, (min-width: 40rem) 90vw, 190vw' : '(min-width: 60rem) 56vw, 100vw'}
          ratio={tall ? '4/5' : '3/2'}
          eager={eager}
          transitionName={`story-${slug}`}
        />
      </CardPicture>
      <CardText>
        <StoryMeta story={story} />
        <CardTitle href={`/stories/${slug}`} size="t-block">
          {title}
        </CardTitle>
        <p className={tall ? 'fine muted' : 'muted'}>{excerpt}</p>
      </CardText>
    </Card>
  );
}
