import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onPointerDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
  onCancel: (event: SyntheticEvent) => void;
};

/**
 * What makes a `<dialog>` modal: while `open`, the browser holds the focus in it, and gives it back after. Escape and a
 * press beside its content call `onClose`. An element with `data-autofocus` inside receives the focus first; React's
 * autoFocus comes before the dialog is shown.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // before the browser paints, and before it is taken out of the page: only an element that still stands gives focus
  // back
  useLayoutEffect(() => {
    if (!open) return;
    const own = ref.current;
    own?.showModal();
    // A long dialog begins at its beginning: its foot is in sight anyway.
    own?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => own?.close();
  }, [open]);

  // a press that begins inside and ends beside, as when text is marked, closes nothing
  const startedOutside = useRef(false);
  const isBeside = (event: MouseEvent) => event.target === ref.current;
  return {
    ref,
    onPointerDown: (event) => {
      startedOutside.current = isBeside(event);
    },
    onClick: (event) => {
      if (startedOutside.current && isBeside(event)) onClose();
    },
    // Escape: the page decides whether it closes, as for every other way
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
  };
}
