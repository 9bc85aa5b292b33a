import type { ReactNode } from 'react';
import { Bone, Skeleton } from '../skeleton.tsx';
import styles from './desk-bones.module.css';
import { TableBones } from './table-bones.tsx';

/** The bones of a list with its title, its search line and its rows, or what it has instead of rows. */
export function ListBones({ children = <TableBones /> }: { children?: ReactNode }) {
  return (
    <>
      <Skeleton className={styles.top} label="Loading the list">
        <Bone width="min(14rem, 60%)" height="3rem" />
        <Bone width="min(26rem, 100%)" height="2.75rem" />
      </Skeleton>
      {children}
    </>
  );
}

/** The bones of a form in two columns. */
export function FormBones() {
  return (
    <Skeleton>
      <div className={styles.top}>
        <Bone width="min(20rem, 80%)" height="3rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.part}>
          <Bone width="8rem" height="1.75rem" />
          <Bone height="2.75rem" />
          <Bone height="5.5rem" />
          <Bone height="14rem" />
        </div>
        <div className={styles.part}>
          <Bone width="9rem" height="1.75rem" />
          <Bone ratio="3/2" />
        </div>
      </div>
    </Skeleton>
  );
}

/** The bones of a page whose parts stand below each other. */
export function PartsBones() {
  return (
    <Skeleton>
      <div className={styles.top}>
        <Bone width="min(16rem, 80%)" height="3rem" />
      </div>
      {['one', 'two', 'three'].map((part) => (
        <div key={part} className={styles.part}>
          <Bone width="8rem" height="1.75rem" />
          <Bone width="min(33rem, 100%)" height="2.75rem" />
          <Bone width="min(20rem, 80%)" height="1rem" />
        </div>
      ))}
    </Skeleton>
  );
}
