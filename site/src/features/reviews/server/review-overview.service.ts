import type { Queryable } from '#server/queryable.ts';
import type { Review } from '../review.contract.ts';
import { presentReview } from './review.presenter.ts';
import { countReviewsByRating, listNewestReviews } from './review.repository.ts';

/**
 * What a destination's page says of its reviews at first sight: the newest ten, and how many gave each number of stars.
 */
export async function describeReviews(
  db: Queryable,
  destinationId: string,
): Promise<{ newest: Review[]; counts: number[] }> {
  const [newest, counts] = await Promise.all([
    listNewestReviews(db, destinationId),
    countReviewsByRating(db, destinationId),
  ]);
  return { newest: newest.map(presentReview), counts };
}
