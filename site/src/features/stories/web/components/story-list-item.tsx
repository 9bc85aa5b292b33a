import { Card, CardImage, CardText, CardTitle } from '@trekker/design-system/content/card.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { cutText } from '#web/components/cut-text.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import styles from './story-list-item.module.css';
import { StoryMeta } from './story-meta.tsx';

/** A story in a compact list: a small square image beside the words. */
export function StoryListItem({ story }: { story: StorySummary }) {
  const { slug, title, excerpt, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <Card className={styles.item}>
      <CardImage className={styles.image}>
        <Image image={beside(coverImage, title)} sizes="156px" ratio="1/1" transitionName={`story-${slug}`} />
      </CardImage>
      <CardText className={styles.text}>
        <StoryMeta story={story} />
        <CardTitle href={hrefTo(`/stories/${slug}`)} size="t-small" {...mark}>
          {title}
        </CardTitle>
        <p className="tiny muted" {...mark}>
          {cutText(excerpt, 90)}
        </p>
      </CardText>
    </Card>
  );
}
