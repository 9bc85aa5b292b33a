import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Choice, type ChoiceProps } from './choice.tsx';
import { classNames } from './class-names.ts';

export type ChipsProps = {
  /** What is chosen here, such as "Experiences". */
  label: string;
  children: ReactNode;
  /** One line that scrolls inside itself on a phone, instead of several. */
  scroll?: boolean;
};

/** A group of chips, any number of which may be chosen. */
export function Chips({ label, children, scroll }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and name itself differently
    <div className={classNames(styles.chips, scroll && styles.scroll)} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** One chip: a link where the choice lives in the address, else a button. An icon may stand before the word. */
export function Chip(props: ChoiceProps) {
  return <Choice {...props} className={styles.chip} />;
}
