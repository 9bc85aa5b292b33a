import { SaveButton } from '#features/favourites/web/components/save-button.tsx';
import { ShareButton } from '#web/components/share-button.tsx';
import type { StorySummary } from '../../story.contract.ts';
import styles from './story-tools.module.css';

/** Save and share. They stay beside the text where there is room. */
export function StoryTools({ story }: { story: StorySummary }) {
  return (
    <div className={styles.tools} data-screen-only>
      <div className={`row ${styles.stick}`}>
        <SaveButton kind="stories" id={story._id} name={story.title} />
        <ShareButton title={story.title} text={story.excerpt} />
      </div>
    </div>
  );
}
