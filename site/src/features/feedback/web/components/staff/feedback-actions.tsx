import { Button } from '@trekker/design-system/actions/button.tsx';
import { RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useRevalidator } from 'react-router';
import { deleteFeedback, type StaffFeedback, showFeedback } from '#features/feedback/staff-feedback.contract.ts';
import { cutText } from '#web/components/cut-text.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { t } from '../../staff-feedback.texts.ts';

/** What can be done with feedback: it is shown or hidden, and deleted. */
export function FeedbackActions({ feedback: { _id, name, message, held } }: { feedback: StaffFeedback }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const input = { params: { id: _id } };
  const change = async () => {
    await run(() => api.call(showFeedback, { ...input, body: { shown: held } }));
    await revalidate();
  };
  return (
    <RowActions>
      <Button
        variant="ghost"
        small
        busy={busy}
        aria-label={held ? t.showFrom({ name }) : t.hideFrom({ name })}
        onClick={change}
      >
        {held ? t.showIt : t.hideIt}
      </Button>
      <DeleteAction
        to={t.feedbackFrom({ name })}
        about={t.quoted({ name, text: cutText(message, 120) })}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteFeedback, input)}
        trashed={{ kind: 'feedback', id: _id }}
      />
    </RowActions>
  );
}
