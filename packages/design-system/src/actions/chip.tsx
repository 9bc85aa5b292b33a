import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Group } from '../group.tsx';
import styles from './chip.module.css';
import { Choice, type ChoiceProps } from './choice.tsx';

export type ChipsProps = {
  /** What is chosen here, such as "Experiences". */
  label: string;
  children: ReactNode;
  /** One line that scrolls inside itself on a phone, instead of several. */
  scroll?: boolean | undefined;
};

/** A group of chips, any number of which may be chosen. */
export function Chips({ label, children, scroll }: ChipsProps) {
  return (
    <Group className={classNames(styles.chips, scroll && styles.scroll)} label={label}>
      {children}
    </Group>
  );
}

/** One chip: a link where the choice lives in the address, else a button. An icon may stand before the word. */
export function Chip(props: ChoiceProps) {
  return <Choice {...props} className={styles.chip} />;
}
