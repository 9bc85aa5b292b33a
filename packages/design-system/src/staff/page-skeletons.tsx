import type { ReactNode } from 'react';
import { Skeleton, SkeletonBlock } from '../skeleton.tsx';
import form from './forms/form-part.module.css';
import { TableSkeleton } from './lists/table-skeleton.tsx';
import styles from './page-skeletons.module.css';
import { t } from './staff-controls.texts.ts';

/** The skeleton of a list with its title, its search line and its rows, or what it has instead of rows. */
export function ListSkeleton({ children = <TableSkeleton /> }: { children?: ReactNode }) {
  return (
    <>
      <Skeleton className={styles.top} label={t.loadingList}>
        <SkeletonBlock width="min(14rem, 60%)" height="3rem" />
        <SkeletonBlock width="min(26rem, 100%)" height="2.75rem" />
      </Skeleton>
      {children}
    </>
  );
}

/** The skeleton of a form in two columns. */
export function FormSkeleton() {
  return (
    <Skeleton>
      <div className={styles.top}>
        <SkeletonBlock width="min(20rem, 80%)" height="3rem" />
      </div>
      <div className={form.columns}>
        <div className={form.part}>
          <SkeletonBlock width="8rem" height="1.75rem" />
          <SkeletonBlock height="2.75rem" />
          <SkeletonBlock height="5.5rem" />
          <SkeletonBlock height="14rem" />
        </div>
        <div className={form.part}>
          <SkeletonBlock width="9rem" height="1.75rem" />
          <SkeletonBlock ratio="3/2" />
        </div>
      </div>
    </Skeleton>
  );
}

/** The skeleton of a page whose parts stand below each other. */
export function PartsSkeleton() {
  return (
    <Skeleton>
      <div className={styles.top}>
        <SkeletonBlock width="min(16rem, 80%)" height="3rem" />
      </div>
      {['one', 'two', 'three'].map((part) => (
        <div key={part} className={form.part}>
          <SkeletonBlock width="8rem" height="1.75rem" />
          <SkeletonBlock width="min(33rem, 100%)" height="2.75rem" />
          <SkeletonBlock width="min(20rem, 80%)" height="1rem" />
        </div>
      ))}
    </Skeleton>
  );
}
