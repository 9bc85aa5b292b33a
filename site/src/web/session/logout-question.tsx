import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';

/** Asks whether to log out although something was typed that nobody has saved, in this tab or another. */
export function LogoutQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      title="Log out without saving?"
      action="Log out"
      cancel="Stay"
      bad
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>You have drafts on this device that aren’t saved yet. Logging out deletes them.</p>
    </ConfirmDialog>
  );
}
