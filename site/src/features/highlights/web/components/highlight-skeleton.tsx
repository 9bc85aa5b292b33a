import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { t } from '../highlights.texts.ts';
import styles from './highlight-reel.module.css';

/** The shape of the grid while it is on its way. */
export function HighlightSkeleton() {
  return (
    <Skeleton className={styles.reel} label={t.loadingList}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.skeleton}>
          <SkeletonBlock ratio="4/5" />
          <SkeletonBlock width="70%" height="2.5rem" />
          <SkeletonBlock height="4rem" />
        </div>
      ))}
    </Skeleton>
  );
}
