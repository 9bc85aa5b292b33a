import { Bone, Skeleton } from '@trekker/design-system/skeleton.tsx';
import styles from '../about.module.css';

/** The shape of the page while it is on its way. */
export function AboutBones() {
  return (
    <Skeleton label="Loading the page">
      <div className={`wrap ${styles.opening}`}>
        <Bone height="clamp(6rem, 12vw, 14rem)" width="min(100%, 48rem)" />
      </div>
      <Bone ratio="21/9" className={styles.cover} />
      <div className="wrap">
        <div className={styles.intro}>
          <Bone height="1.3em" />
          <Bone height="1.3em" width="70%" />
        </div>
      </div>
    </Skeleton>
  );
}
