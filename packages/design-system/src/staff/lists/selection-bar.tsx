import { printNumber } from '@trekker/texts/print-values.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { CloseIcon } from '../../icon.tsx';
import { Spinner } from '../../spinner.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './selection-bar.module.css';

export type SelectionBarProps = {
  /** So many are selected, of so many that could be. */
  count: number;
  of: number;
  onAll: () => void;
  onClear: () => void;
  /** Beside the count: the way to all that are on other pages. */
  more?: ReactNode;
  /** SelectionActions. */
  children: ReactNode;
};

/** What can be done with the selected rows of a list; it stays in sight while one selects more. */
export function SelectionBar({ count, of, onAll, onClear, more, children }: SelectionBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const isAll = count === of;
  useEffect(() => {
    // No attribute of HTML says it.
    if (box.current) box.current.indeterminate = !isAll;
  }, [isAll]);
  return (
    <section className={styles.bar} aria-label={t.selection}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={isAll ? t.selectNone : t.selectAll}
          onChange={isAll ? onClear : onAll}
        />
      </label>
      <b className="nums" aria-live="polite">
        {t.selected({ count: printNumber(count) })}
      </b>
      {more}
      <div className={styles.actions}>{children}</div>
      <IconButton className={styles.clear} label={t.clearSelection} onClick={onClear}>
        <CloseIcon small />
      </IconButton>
    </section>
  );
}

export type SelectionActionProps = {
  label: string;
  /** Its icon, alone on a phone. */
  children: ReactNode;
  /** It is being done: a second click does nothing. */
  busy?: boolean | undefined;
  onClick: () => void;
};

/** Beside the count: a word that selects more. */
export function SelectionMore({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.more} onClick={onClick}>
      {children}
    </button>
  );
}

/** One thing to do with all that is selected. */
export function SelectionAction({ label, children, busy, onClick }: SelectionActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      title={label}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : children}
      <span>{label}</span>
    </button>
  );
}
