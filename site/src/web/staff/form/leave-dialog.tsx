import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import type { LeaveWarning } from './use-leave-warning.ts';

/** Asks whether a form is to be left although it holds something unsaved. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveWarning['dialog']) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      action="Leave"
      cancel="Stay"
      bad
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>Your text is kept as a draft, ready when you come back. You’ll need to add new pictures again.</p>
    </ConfirmDialog>
  );
}
