import { Group } from '@trekker/design-system/group.tsx';
import type { ReactNode } from 'react';
import styles from './header-panel.module.css';

export type HeaderPanelProps = {
  /** What the button's popoverTarget names. */
  id: string;
  label: string;
  children: ReactNode;
};

/**
 * A panel that hangs from the header's tools. The browser itself opens it by the button's popoverTarget, closes it on
 * Escape and on a click beside it, and gives the focus back; so it works before and without any script.
 */
export function HeaderPanel({ id, label, children }: HeaderPanelProps) {
  return (
    <Group id={id} popover="auto" label={label} className={styles.panel}>
      {children}
    </Group>
  );
}
