import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button and on a press beside the dialog. Set open to false there. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons at the end; they stay in sight while the rest scrolls. */
  foot?: ReactNode;
  /** Comes from the lower edge of a phone instead of standing in the middle. */
  sheet?: boolean;
  /** Leaves out the close button: for questions that are answered by the foot. */
  plain?: boolean;
};

/**
 * A modal dialog: the browser's own, which holds the focus, closes on Escape and gives the focus back.
 * An element with `data-autofocus` inside receives the focus first; React's autoFocus comes before the dialog is shown.
 */
export function Dialog({ open, onClose, title, children, foot, sheet, plain }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // before the browser paints, and before it is taken out of the page: only an element that still stands gives focus back
  useLayoutEffect(() => {
    if (!open) return;
    const own = dialog.current;
    own?.showModal();
    own?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => own?.close();
  }, [open]);

  // a press that begins inside and ends beside, as when text is marked, closes nothing
  const begunBeside = useRef(false);
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes is Escape, which the browser tells by onCancel
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, sheet && styles.sheet)}
      aria-labelledby={open ? titleId : undefined}
      onPointerDown={(event) => {
        begunBeside.current = isBeside(event);
      }}
      onClick={(event) => begunBeside.current && isBeside(event) && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={sheet ? 't-small' : 't-block'} id={titleId}>
              {title}
            </h2>
            {!plain && (
              <IconButton label="Close" onClick={onClose}>
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
