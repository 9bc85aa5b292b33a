import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './form-part.module.css';

export type FormColumnsProps = {
  /** What it is. */
  children: ReactNode;
  /**
   * How it looks: images, and whether it is shown. It scrolls with the page: in a scroller of its own half of it would
   * be overlooked.
   */
  aside: ReactNode;
};

/** A form in two columns: left what it is, right how it looks. One column on smaller screens. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  );
}

export type FormPartProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode | undefined;
  children: ReactNode;
};

/** A part of a form, opened by a strong rule. */
export function FormPart({ title, aside, children }: FormPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className="row row-between">
        <h2 className="t-section" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Fields side by side, two or three in a line. */
export function FieldRow({ three, children }: { three?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.line, three && styles.three)}>{children}</div>;
}
