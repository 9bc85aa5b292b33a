import { Skeleton, SkeletonBlock } from '@trekker/design-system/skeleton.tsx';
import { TableSkeleton } from '@trekker/design-system/staff/lists/table-skeleton.tsx';
import styles from './dashboard-skeleton.module.css';

/** The skeleton of the dashboard, as high as what comes. */
export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className={styles.skeleton}>
        <SkeletonBlock width="min(24rem, 80%)" height="3rem" />
        <SkeletonBlock height="5.75rem" />
        <SkeletonBlock height="12.5rem" />
        <SkeletonBlock height="12rem" />
      </Skeleton>
      <TableSkeleton rows={5} />
    </>
  );
}
