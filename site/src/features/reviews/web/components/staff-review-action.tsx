import { Button } from '@trekker/design-system/actions/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useApi } from '#web/session/use-session.ts';
import { useUndo } from '#web/staff/list/use-undo.ts';
import type { Review } from '../../review.contract.ts';
import { deleteReview } from '../../review-writing.contract.ts';
import { t } from '../staff-reviews.texts.ts';

/** For staff, below the review of somebody else: deletes it after a question; list and rating follow. */
export default function StaffReviewAction({ review: { _id, userName, text } }: { review: Review }) {
  const api = useApi();
  const toast = useToast();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { message } = await api.call(deleteReview, { params: { reviewId: _id } });
      toast(message, undo([{ kind: 'review', id: _id }]));
    } catch (error) {
      toast(error instanceof Problem ? error.message : commonWords.failed, { bad: true });
    }
    setBusy(false);
    setAsking(false);
    // Where somebody else was faster, it goes as well.
    await revalidate();
  };
  return (
    <>
      <Button variant="ghost" small aria-label={t.deleteOf({ name: userName })} onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.deleteTitle}
        action={busy ? t.deleting : t.delete}
        bad
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteQuestion}</p>
        <p className="muted clamp3">
          {userName}: {text}
        </p>
      </ConfirmDialog>
    </>
  );
}
