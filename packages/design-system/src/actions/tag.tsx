import type { ReactNode } from 'react';
import { t } from './actions.texts.ts';
import styles from './tag.module.css';

/** A word about something: a link with a full target, or plain. */
export function Tag({ href, children }: { href?: string; children: ReactNode }) {
  if (href === undefined) return <span className={styles.tag}>{children}</span>;
  return (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  );
}

type TaglineProps = {
  items: readonly string[];
  label?: string;
  /** How one is shown, where that is not as it stands. */
  show?: (item: string) => ReactNode;
};

/** Words on one line, set apart by dots. Nothing is drawn for an empty list. */
export function Tagline({ items, label = t.tags, show = (item) => item }: TaglineProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.tagline} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{show(item)}</li>
      ))}
    </ul>
  );
}
