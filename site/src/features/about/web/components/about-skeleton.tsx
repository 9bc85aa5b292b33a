import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { t as navigationWords } from '#web/navigation/navigation.texts.ts';
import styles from '../about.module.css';

/** The shape of the page while it is on its way. */
export function AboutSkeleton() {
  return (
    <Skeleton label={navigationWords.loadingPage}>
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
