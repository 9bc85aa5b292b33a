import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { addReview, deleteReview, type Review, readOwnReview, updateReview, type Vote } from '../../review.contract.ts';
import type { ReviewDraft } from './review-draft.ts';

/**
 * What is a member's own on a place's page: it comes in a call of its own, because the page is the same for everybody.
 */
export type OwnReviews = {
  /** Null: not written yet. */
  review: Review | null;
  votes: Readonly<Record<string, Vote>>;
  /** Sends a new review or a changed one; resolves to what the server says. Rejects with a Problem. */
  write(draft: ReviewDraft): Promise<string>;
  remove(): Promise<string>;
};

export type OwnReviewsState =
  | { status: 'guest' | 'loading' }
  | { status: 'failed'; retry(): void }
  | { status: 'here'; own: OwnReviews };

type Brought = { key: string; data: { review: Review | null; votes: Record<string, Vote> } | null };

export function useOwnReviews(slug: string): OwnReviewsState {
  const api = useApi();
  const accountId = useLogin()?.user._id;
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const [brought, setBrought] = useState<Brought>();
  const key = `${slug} ${accountId} ${tries}`;

  useEffect(() => {
    if (!accountId) return;
    const gone = new AbortController();
    api.call(readOwnReview, { params: { slug } }, gone.signal).then(
      ({ data }) => setBrought({ key, data }),
      () => gone.signal.aborted || setBrought({ key, data: null }),
    );
    return () => gone.abort();
  }, [api, slug, accountId, key]);

  if (!accountId) return { status: 'guest' };
  if (brought?.key !== key) return { status: 'loading' };
  const { data } = brought;
  if (!data) return { status: 'failed', retry: () => setTries(tries + 1) };

  /** The public list and the rating follow. */
  const take = (review: Review | null) => {
    setBrought({ key, data: { ...data, review } });
    void revalidate();
  };
  const write = async (body: ReviewDraft) => {
    const reviewId = data.review?._id;
    const { message, data: review } = reviewId
      ? await api.call(updateReview, { params: { slug, reviewId }, body: body as never })
      : await api.call(addReview, { params: { slug }, body: body as never });
    take(review);
    return message;
  };
  const remove = async () => {
    const { message } = await api.call(deleteReview, { params: { reviewId: data.review?._id ?? '' } });
    take(null);
    return message;
  };
  return { status: 'here', own: { ...data, write, remove } };
}
