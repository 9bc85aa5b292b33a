import { Button } from '@trekker/design-system/actions/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useApi, useSession } from '#web/session/use-session.ts';
import type { Review } from '../../review.contract.ts';
import { addReview, deleteReview, updateReview } from '../../review-writing.contract.ts';
import { t } from '../own-review.texts.ts';
import { ReviewBody } from './review-card.tsx';
import { blankDraft, forgetDraft, keepDraft, type ReviewDraft, readDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';
import { useLogoutInvitation } from './use-logout-invitation.ts';
import type { OwnReviews } from './use-own-reviews.ts';

export type OwnReviewProps = {
  destinationId: string;
  own: OwnReviews;
  /** Whether the form is shown. */
  writing: boolean;
  /** Whether what takes the form's place gets the focus. */
  focus: boolean;
  onWriting: (writing: boolean) => void;
};

/** One's own review above those of the others, or the form that writes it. */
export default function OwnReview({ destinationId, own, writing, focus, onWriting }: OwnReviewProps) {
  const { review } = own;
  const { write, remove: removeReview } = useReviewWriting(own);
  const key = { accountId: own.accountId, destinationId };
  const session = useSession();
  useLogoutInvitation(key);
  const remove = () => {
    onWriting(false);
    return removeReview();
  };
  if (!writing)
    return review && <YourReview review={review} focus={focus} remove={remove} onEdit={() => onWriting(true)} />;
  const close = () => {
    forgetDraft(key);
    onWriting(false);
  };
  return (
    <ReviewForm
      draft={readDraft(key) ?? (review ? draftOf(review) : blankDraft)}
      isChange={review !== null}
      onTyped={(draft) => keepDraft(key, draft, session.hasLeft())}
      send={write}
      onSent={close}
      onCancel={close}
    />
  );
}

const draftOf = ({ rating, category, text }: Review): ReviewDraft => ({ rating, category, text });

type YourReviewProps = { review: Review; focus: boolean; remove: () => Promise<string>; onEdit: () => void };

function YourReview({ review, focus, remove, onEdit }: YourReviewProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setBusy(true);
    try {
      toast(await remove());
    } catch (error) {
      toast(error instanceof Problem ? error.message : commonWords.failed, { bad: true });
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <ReviewBody review={review} name={t.title}>
      {review.helpfulCount + review.unhelpfulCount > 0 && (
        <p className="tiny muted">{t.votes({ helpful: review.helpfulCount, unhelpful: review.unhelpfulCount })}</p>
      )}
      <div className="row">
        <Button variant="outline" small onClick={onEdit} autoFocus={focus}>
          {t.edit}
        </Button>
        <Button variant="ghost" small onClick={() => setAsking(true)}>
          {t.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t.deleteTitle}
        action={t.delete}
        bad
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t.deleteQuestion}</p>
      </ConfirmDialog>
    </ReviewBody>
  );
}

/** Sends one's own review. Both resolve to what the server says, and reject with a Problem. */
function useReviewWriting({ slug, review, keep }: OwnReviews) {
  const api = useApi();
  return {
    /** A new one or a changed one. */
    async write(body: ReviewDraft): Promise<string> {
      const { message, data } = review
        ? await api.call(updateReview, { params: { slug, reviewId: review._id }, body: body as never })
        : await api.call(addReview, { params: { slug }, body: body as never });
      keep(data);
      return message;
    },
    async remove(): Promise<string> {
      const { message } = await api.call(deleteReview, { params: { reviewId: review?._id ?? '' } });
      keep(null);
      return message;
    },
  };
}
