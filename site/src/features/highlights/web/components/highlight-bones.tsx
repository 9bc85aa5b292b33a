import { Bone, Skeleton } from '@trekker/design-system/skeleton.tsx';
import styles from './highlight-reel.module.css';

/** The shape of the grid while it is on its way. */
export function HighlightBones() {
  return (
    <Skeleton className={styles.reel} label="Loading highlights">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.bones}>
          <Bone ratio="4/5" />
          <Bone width="70%" height="2.5rem" />
          <Bone height="4rem" />
        </div>
      ))}
    </Skeleton>
  );
}
