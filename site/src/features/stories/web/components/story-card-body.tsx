import { Card, CardImage, CardText, CardTitle, type CardTitleProps } from '@trekker/design-system/content/card.tsx';
import { Image, type ImageProps } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { SaveRibbon } from '#features/favourites/web/components/save-ribbon.tsx';
import { cutText } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { StoryMeta } from './story-meta.tsx';

export type StoryCardBodyProps = {
  story: StorySummary;
  /** Of the image. */
  sizes: string;
  ratio?: ImageProps['ratio'];
  eager?: ImageProps['eager'];
  /** Has a ribbon that saves the story. */
  savable?: boolean;
  /** Of the title. */
  size?: CardTitleProps['size'];
  /** So many letters of the excerpt; without it, all. */
  most?: number;
  /** Of the excerpt. */
  look?: string | undefined;
  /** Classes of its parts: `item`, `image`, `crop` (of the file within it), `text`. */
  styles?: Readonly<Record<string, string>> | undefined;
};

/** What every card of a story shows: image, category, day and reading time, title, the beginning of the excerpt. */
export function StoryCardBody({
  story,
  sizes,
  ratio,
  eager,
  savable,
  size,
  most,
  look = 'fine muted',
  styles,
}: StoryCardBodyProps) {
  const { _id, slug, title, excerpt, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <Card className={styles?.item}>
      <CardImage className={styles?.image}>
        <Image
          image={beside(coverImage, title)}
          sizes={sizes}
          ratio={ratio}
          eager={eager}
          className={styles?.crop}
          transitionName={`story-${slug}`}
        />
        {savable && <SaveRibbon kind="stories" id={_id} name={title} />}
      </CardImage>
      <CardText className={styles?.text}>
        <StoryMeta story={story} />
        <CardTitle href={hrefTo(`/stories/${slug}`)} size={size} {...mark}>
          {title}
        </CardTitle>
        <p className={look} {...mark}>
          {most ? cutText(excerpt, most) : excerpt}
        </p>
      </CardText>
    </Card>
  );
}
