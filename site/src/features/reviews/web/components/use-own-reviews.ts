import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApi, useLogin } from '#web/session/use-session.ts';
import { type Review, readOwnReview, type Vote } from '../../review.contract.ts';

/**
 * What is a member's own on a place's page: it comes in a call of its own, because the page is the same for everybody.
 */
export type OwnReviews = {
  /** Null: not written yet. */
  review: Review | null;
  votes: Readonly<Record<string, Vote>>;
  /** Of the place. */
  slug: string;
  /** The member's. */
  accountId: string;
  /** What it is now, or null; the public list and the rating follow. */
  keep(review: Review | null): void;
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

  const keep = (review: Review | null) => {
    setBrought({ key, data: { ...data, review } });
    void revalidate();
  };
  return { status: 'here', own: { ...data, slug, accountId, keep } };
}
