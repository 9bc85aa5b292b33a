import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { Flag } from '@trekker/design-system/content/ribbon.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import { t } from '../story-list.texts.ts';
import { StoryMeta } from './story-meta.tsx';
import styles from './story-spread.module.css';

/** The one story that the list begins with: its image bleeds to the spine, the words stand at its foot. */
export function StorySpread({ story }: { story: StorySummary }) {
  const { slug, title, excerpt, author, coverImage } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <article className={styles.spread} aria-labelledby="featured-story">
      <div className={styles.image}>
        <Image
          className={styles.crop}
          image={beside(coverImage, title)}
          sizes="(min-width: 64rem) 62vw, 100vw"
          transitionName={`story-${slug}`}
          eager
        />
        <div className={styles.flag}>
          <Flag>{t.featured}</Flag>
        </div>
      </div>
      <div className={styles.text}>
        <StoryMeta story={story} />
        <h2 className="t-section" id="featured-story" {...mark}>
          {title}
        </h2>
        <p className="muted" {...mark}>
          {excerpt}
        </p>
        <p className={`cell fine ${styles.by}`}>
          <Avatar name={author.name} url={author.avatar} />
          {author.name}
        </p>
        <div className={styles.go}>
          <GoLink href={hrefTo(`/stories/${slug}`)} aria-describedby="featured-story">
            {t.readStory}
          </GoLink>
        </div>
      </div>
    </article>
  );
}
