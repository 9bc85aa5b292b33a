import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { t } from './overlay.texts.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  action: string;
  cancel?: string | undefined;
  /** It cannot be undone: the button warns, and the focus begins on the other one. */
  bad?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something happens: a title, what will happen, two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, cancel = t.cancel, bad, busy, onConfirm, onClose } = props;
  const foot = (
    <>
      <Button variant="outline" small onClick={onClose} data-autofocus={bad || undefined}>
        {cancel}
      </Button>
      <Button
        variant={bad ? 'danger' : 'primary'}
        small
        busy={busy}
        onClick={onConfirm}
        data-autofocus={!bad || undefined}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} foot={foot} plain>
      {children}
    </Dialog>
  );
}
