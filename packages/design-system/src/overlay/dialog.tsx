import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icon.tsx';
import styles from './dialog.module.css';
import { t } from './overlay.texts.ts';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button and on a press beside the dialog. Set open to false there. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the end; they stay in sight while the rest scrolls. */
  foot?: ReactNode | undefined;
  /** Comes from the lower edge of a phone instead of standing in the middle. */
  sheet?: boolean | undefined;
  /** Leaves out the close button: for questions that are answered by the foot. */
  plain?: boolean | undefined;
  /** As large as the window allows, for a tool with parts of its own; these scroll, the dialog does not. */
  wide?: boolean | undefined;
  /** Below the title: what it is for. */
  hint?: ReactNode | undefined;
};

/**
 * A modal dialog: the browser's own, which holds the focus, closes on Escape and gives the focus back.
 * An element with `data-autofocus` inside receives the focus first; React's autoFocus comes before the dialog is shown.
 */
export function Dialog({ open, onClose, title, children, foot, sheet, plain, wide, hint }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, sheet && styles.sheet, wide && styles.wide)}
      aria-labelledby={open ? titleId : undefined}
    >
      {open && (
        <div>
          <div className={styles.head}>
            <div>
              <h2 className={sheet ? 't-small' : 't-block'} id={titleId}>
                {title}
              </h2>
              {hint && <p className="tiny muted">{hint}</p>}
            </div>
            {!plain && (
              <IconButton label={t.close} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
