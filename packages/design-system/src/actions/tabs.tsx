import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Group } from '../group.tsx';
import { Choice, type ChoiceProps } from './choice.tsx';
import styles from './tabs.module.css';

export type TabsProps = {
  /** What is chosen here, such as "Region". */
  label: string;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** A line of tabs, one of which is chosen. On a phone it scrolls inside itself. */
export function Tabs({ label, children, className, ref }: TabsProps) {
  return (
    <Group ref={ref} className={classNames(styles.tabs, className)} label={label}>
      {children}
    </Group>
  );
}

/** One tab: a link where the choice lives in the address, else a button. */
export function Tab({ count, children, ...rest }: ChoiceProps & { count?: number | string }) {
  return (
    <Choice {...rest} className={styles.tab}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Choice>
  );
}
