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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and name itself differently
    <div id={id} popover="auto" role="group" aria-label={label} className={styles.panel}>
      {children}
    </div>
  );
}
