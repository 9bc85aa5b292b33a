import { useApi } from '#web/session/use-session.ts';
import { addReview, deleteReview, updateReview } from '../../review-writing.contract.ts';
import type { ReviewDraft } from './review-draft.ts';
import type { OwnReviews } from './use-own-reviews.ts';

/** Sends one's own review. Both resolve to what the server says, and reject with a Problem. */
export function useReviewWriting({ slug, review, keep }: OwnReviews) {
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
