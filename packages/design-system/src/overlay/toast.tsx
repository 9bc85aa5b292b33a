import { type ReactNode, useEffect } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../icon.tsx';
import { t } from './overlay.texts.ts';
import styles from './toast.module.css';

export type ToastMessage = {
  id: number;
  text: string;
  /** What it is about: there is one message about each thing. */
  about: string;
  /** Something went wrong. */
  bad?: boolean | undefined;
  /** What can be done about it, such as Undo. */
  actions?: readonly { label: string; run: () => void /** Ctrl+Z does it as well. */; isUndo?: boolean }[];
  /** In place of the tick, where nothing was done yet. */
  icon?: ReactNode | undefined;
  /** How long it stays; 5 by default. */
  seconds?: number | undefined;
};

export type ToastProps = {
  message: ToastMessage;
  /** Its time stands still, because somebody reads it. */
  held: boolean;
  onGone: (id: number) => void;
};

/** One message; it goes by itself once its time has passed. */
export function Toast({ message, held, onGone }: ToastProps) {
  const { id, text, bad, icon, actions = [], seconds = 5 } = message;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onGone(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, id, seconds, onGone]);

  const act = (run: () => void) => {
    run();
    onGone(id);
  };
  return (
    <div className={classNames(styles.toast, bad && styles.bad)} role={bad ? 'alert' : undefined}>
      {icon ?? (bad ? <WarningIcon /> : <CheckIcon />)}
      <span className={styles.text}>{text}</span>
      {actions.map(({ label, run, isUndo }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
          onClick={() => act(run)}
        >
          {label}
        </button>
      ))}
      <IconButton label={t.dismiss} onClick={() => onGone(id)}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
