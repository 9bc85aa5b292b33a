import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { t } from '../../staff-media.texts.ts';

type Path = { pathname: string };

/** Pages, filters and open items are all within the library. */
const leavesLibrary = (here: Path, there: Path) => here.pathname !== there.pathname;

/**
 * Asks before the library is left while something goes up, and before an item is left whose words could not be stored.
 * One for both: the router asks a single one.
 */
export function LeaveLibrary({ isUploading, isUnsaved }: { isUploading: boolean; isUnsaved: boolean }) {
  const { dialog } = useLeaveWarning(isUploading || isUnsaved, isUnsaved ? undefined : leavesLibrary);
  return (
    <ConfirmDialog
      open={dialog.open}
      title={isUnsaved ? t.leaveTitle : t.stopTitle}
      action={t.leave}
      cancel={t.stay}
      bad
      onConfirm={dialog.onLeave}
      onClose={dialog.onStay}
    >
      <p>{isUnsaved ? t.leaveWhy : t.stopWhy}</p>
    </ConfirmDialog>
  );
}
