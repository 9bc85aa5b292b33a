import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  /** For aria-labelledby of the section around it. */
  id: string;
  title: ReactNode;
  /** What stands on the same line at the end: a GoLink, arrows. */
  children?: ReactNode | undefined;
};

/** Opens a part of a page: its headline, and what leads on at the end of the line. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="t-section" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
