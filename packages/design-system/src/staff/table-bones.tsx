import { Bone, Skeleton } from '../skeleton.tsx';
import styles from './table-bones.module.css';

/** The bones of a DataTable, as high as the rows that come. */
export function TableBones({ rows = 8 }: { rows?: number }) {
  return (
    <Skeleton className={styles.bones}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are all the same
        <div key={row} className={styles.row}>
          <Bone width="4.5rem" height="3rem" />
          <div>
            <Bone width="60%" height="1rem" />
            <Bone width="85%" height="0.8rem" />
          </div>
          <Bone width="70%" height="1rem" />
          <Bone width="60%" height="1rem" />
        </div>
      ))}
    </Skeleton>
  );
}
