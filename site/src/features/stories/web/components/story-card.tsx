import { Card, CardImage, CardText, CardTitle } from '@trekker/design-system/content/card.tsx';
import type { Eager } from '@trekker/design-system/images/eager.ts';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { SaveRibbon } from '#features/favourites/web/components/save-ribbon.tsx';
import { cutText } from '#web/components/cut-text.ts';
import { KeptMarkup } from '#web/document/kept-markup.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { StoryMeta } from './story-meta.tsx';

export type StoryCardProps = {
  story: StorySummary;
  /** For cards in the first viewport. */
  eager?: Eager;
};

/** What its markup depends on beside the story. */
export const cardVariant = (eager: Eager): string => `card ${eager}`;

/** A story in a grid: image, category, day and reading time, title, the beginning of the excerpt. */
export function StoryCard({ story, eager = false }: StoryCardProps) {
  return (
    <KeptMarkup of={story} variant={cardVariant(eager)}>
      <StoryCardContent story={story} eager={eager} />
    </KeptMarkup>
  );
}

function StoryCardContent({ story, eager = false }: StoryCardProps) {
  const { slug, title, excerpt, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <Card>
      <CardImage>
        <Image
          image={beside(coverImage, title)}
          sizes="(min-width: 90rem) 28rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
          eager={eager}
          transitionName={`story-${slug}`}
        />
        <SaveRibbon kind="stories" id={story._id} name={title} />
      </CardImage>
      <CardText>
        <StoryMeta story={story} />
        <CardTitle href={hrefTo(`/stories/${slug}`)} {...mark}>
          {title}
        </CardTitle>
        <p className="fine muted" {...mark}>
          {cutText(excerpt, 110)}
        </p>
      </CardText>
    </Card>
  );
}
