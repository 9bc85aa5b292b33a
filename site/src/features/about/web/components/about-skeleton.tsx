import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import styles from '../about.module.css';

/** The shape of the page while it is on its way. */
export function AboutSkeleton() {
  return (
    <Skeleton label="Loading the page">
      <div className={`wrap ${styles.header}`}>
        <SkeletonBlock height="clamp(6rem, 12vw, 14rem)" width="min(100%, 48rem)" />
      </div>
      <SkeletonBlock ratio="21/9" className={styles.cover} />
      <div className="wrap">
        <div className={styles.intro}>
          <SkeletonBlock height="1.3em" />
          <SkeletonBlock height="1.3em" width="70%" />
        </div>
      </div>
    </Skeleton>
  );
}
