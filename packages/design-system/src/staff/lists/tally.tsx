import { printNumber } from '@trekker/texts/print-values.ts';
import type { ReactNode } from 'react';
import { Spark } from './spark.tsx';
import styles from './tally.module.css';

/** Counts side by side, each leading to what it counts. */
export function Tallies({ children }: { children: ReactNode }) {
  return <div className={styles.tallies}>{children}</div>;
}

export type TallyProps = {
  label: string;
  href: string;
  /** A count, or words such as "12 minutes ago". */
  value: number | string;
  /** Earlier counts, the oldest first, where a trend says more. */
  trend?: readonly number[] | undefined;
};

/** One count. */
export function Tally({ label, href, value, trend }: TallyProps) {
  const isCount = typeof value === 'number';
  return (
    <a className={styles.tally} href={href}>
      <span>{label}</span>
      <b className={isCount ? undefined : styles.words}>{isCount ? printNumber(value) : value}</b>
      {trend && trend.length > 1 && <Spark values={trend} />}
    </a>
  );
}

/** What waits for somebody, in large numerals. */
export function Needs({ children }: { children: ReactNode }) {
  return <div className={styles.needs}>{children}</div>;
}

export type NeedProps = {
  count: number;
  /** What waits: "unread messages". */
  what: string;
  /** More of it: "Oldest: yesterday, 16:20". */
  detail?: string | undefined;
  href: string;
};

/** One kind of thing that waits. */
export function Need({ count, what, detail, href }: NeedProps) {
  return (
    <a className={styles.need} href={href}>
      <b>{printNumber(count)}</b> <strong>{what}</strong>
      {detail && <span>{detail}</span>}
    </a>
  );
}
