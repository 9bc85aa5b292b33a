import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

export type SaveBarProps = {
  /** Where the work stands: "Draft kept in this browser, 9:41", "Saved". Read aloud when it changes. */
  state?: ReactNode | undefined;
  /** What changes too often to be read aloud: when the draft was last kept. */
  draft?: ReactNode | undefined;
  /** The buttons, the main one last. */
  children: ReactNode;
};

/**
 * Stays at the lower edge of a form: how it stands, and what sends it. The page around leaves no room below
 * `data-save-bar`.
 */
export function SaveBar({ state, draft, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-save-bar>
      <p className={styles.state} role="status">
        {state}
      </p>
      {draft && <p className={styles.draft}>{draft}</p>}
      {children}
    </div>
  );
}
