import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { t } from './session.texts.ts';

/** Asks whether to log out although something was typed that nobody has saved, in this tab or another. */
export function LogoutQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      open
      title={t.logOutTitle}
      action={t.logOut}
      cancel={t.stay}
      bad
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t.logOutDrafts}</p>
    </ConfirmDialog>
  );
}
