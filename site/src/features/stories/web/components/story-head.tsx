import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { AuthorBio } from '#features/authors/web/components/author-bio.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StorySummary } from '../../story.contract.ts';
import styles from './story-head.module.css';
import { StoryMeta } from './story-meta.tsx';

/** What a story opens with: where it belongs, its title, who wrote it, the cover from edge to edge. */
export function StoryHead({ story }: { story: StorySummary }) {
  const { author } = story;
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <StoryMeta story={story} className={styles.meta} long />
        <h1 className="t-page" {...languageMark(useFallbackLanguage(story, 'title'))}>
          {story.title}
        </h1>
        <div className={styles.by}>
          <Avatar name={author.name} url={author.avatar} large />
          <div>
            <p className={styles.name}>
              {author.slug ? (
                <a className="link" rel="author" href={hrefTo(`/authors/${author.slug}`)}>
                  {author.name}
                </a>
              ) : (
                author.name
              )}
            </p>
            <AuthorBio {...author} className={`muted ${styles.bio}`} />
          </div>
        </div>
      </header>
      <Image
        className={styles.cover}
        image={beside(story.coverImage, story.title)}
        sizes="100vw"
        transitionName={`story-${story.slug}`}
        eager
      />
    </>
  );
}
