import type { StoryItself } from '../../story.contract.ts';
import styles from '../story.module.css';
import { StoryGallery } from './story-gallery.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryPlace } from './story-place.tsx';
import { StoryText } from './story-text.tsx';
import { StoryTools } from './story-tools.tsx';

/** A whole story, as visitors read it and staff preview it. */
export function StoryView({ story }: { story: StoryItself }) {
  return (
    <article>
      <StoryHead story={story} />
      <div className="wrap">
        <div className={styles.columns}>
          {/* A draft that is previewed can be neither saved nor shared; its place stays. */}
          {story.isPublished ? <StoryTools story={story} /> : <div />}
          <StoryText story={story} />
          {story.place && <StoryPlace place={story.place} />}
        </div>
        <StoryGallery images={story.images} />
      </div>
    </article>
  );
}
