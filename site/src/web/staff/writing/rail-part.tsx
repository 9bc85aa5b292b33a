import { type ReactNode, useId } from 'react';
import styles from './rail-part.module.css';

export type RailPartProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the rail beside the paper. */
export function RailPart({ title, aside, children }: RailPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
