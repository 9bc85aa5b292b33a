import { Skeleton, SkeletonBlock } from '../../skeleton.tsx';
import styles from './table-skeleton.module.css';

/** The skeleton of a DataTable, as high as the rows that come. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Skeleton className={styles.skeleton}>
      {Array.from({ length: rows }, (_, index) => `row ${index + 1}`).map((row) => (
        <div key={row} className={styles.row}>
          <SkeletonBlock width="4.5rem" height="3rem" />
          <div>
            <SkeletonBlock width="60%" height="1rem" />
            <SkeletonBlock width="85%" height="0.8rem" />
          </div>
          <SkeletonBlock width="70%" height="1rem" />
          <SkeletonBlock width="60%" height="1rem" />
        </div>
      ))}
    </Skeleton>
  );
}
