import { Button } from '@trekker/design-system/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/confirm-dialog.tsx';
import { TrashIcon } from '@trekker/design-system/icon.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/row-actions.tsx';
import { useState } from 'react';
import { useStaffCall } from '../../../../web/staff/use-staff-call.ts';
import { deleteFeedback, type StaffFeedback, showFeedback } from '../../staff-feedback.contract.ts';

/** What can be done with feedback: held one is shown, any is deleted. */
export function FeedbackActions({ feedback: { _id, name, held } }: { feedback: StaffFeedback }) {
  const [asked, setAsked] = useState(false);
  const { busy, send } = useStaffCall();
  const remove = async () => {
    await send(deleteFeedback, { params: { id: _id } });
    setAsked(false);
  };
  return (
    <RowActions>
      {held && (
        <Button
          look="bare"
          small
          busy={busy}
          aria-label={`Show feedback of ${name}`}
          onClick={() => send(showFeedback, { params: { id: _id } })}
        >
          Show
        </Button>
      )}
      <RowAction does="Delete feedback of" to={name} Icon={TrashIcon} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title="Delete This Feedback"
        action="Delete"
        bad
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        <p>Are you sure you want to delete the feedback of {name}? This action cannot be undone.</p>
      </ConfirmDialog>
    </RowActions>
  );
}
