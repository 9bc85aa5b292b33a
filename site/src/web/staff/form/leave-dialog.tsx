import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { t } from './staff-form.texts.ts';
import type { LeaveWarning } from './use-leave-warning.ts';

/** Asks whether a form is to be left although it holds something unsaved. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveWarning['dialog']) {
  return (
    <ConfirmDialog
      open={open}
      title={t.leaveTitle}
      action={t.leave}
      cancel={t.stay}
      bad
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t.leaveWhy}</p>
    </ConfirmDialog>
  );
}
