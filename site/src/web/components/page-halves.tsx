import { classNames } from '@trekker/design-system/class-names.ts';
import type { ReactNode } from 'react';
import styles from './page-halves.module.css';

type PageHalvesProps = {
  children: ReactNode;
  /** An image and what is said of it, beside the page where there is room. */
  beside: ReactNode;
  /** What is beside says nothing that matters. */
  isDecoration?: boolean;
  className?: string | undefined;
};

/** A page of two halves: what there is to do, and, on wide screens, an image that stays. */
export function PageHalves({ children, beside, isDecoration, className }: PageHalvesProps) {
  return (
    <div className={classNames(styles.halves, className)}>
      {children}
      <figure className={styles.image} aria-hidden={isDecoration}>
        {beside}
      </figure>
    </div>
  );
}
