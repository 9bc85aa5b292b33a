import { Bone, Skeleton } from '@trekker/design-system/skeleton.tsx';
import { TableBones } from '@trekker/design-system/staff/table-bones.tsx';
import styles from './dashboard-bones.module.css';

/** The bones of the dashboard, as high as what comes. */
export function DashboardBones() {
  return (
    <>
      <Skeleton className={styles.bones}>
        <Bone width="min(24rem, 80%)" height="3rem" />
        <Bone height="5.75rem" />
        <Bone height="12.5rem" />
        <Bone height="12rem" />
      </Skeleton>
      <TableBones rows={5} />
    </>
  );
}
