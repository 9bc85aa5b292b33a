import type { Queryable } from '../../../server/queryable.ts';
import { requirePublicDestination } from '../../destinations/server/destination-lookup.service.ts';
import { presentReview } from './review.presenter.ts';
import { findReviewOfAccount, listVotesOfAccount } from './review.repository.ts';

/** One's own review of a destination, if any, and one's votes on the reviews of others. Throws `not_found`. */
export async function readOwnReview(db: Queryable, slugOrId: string, accountId: string) {
  const destination = await requirePublicDestination(db, slugOrId);
  const [own, votes] = await Promise.all([
    findReviewOfAccount(db, destination.id, accountId),
    listVotesOfAccount(db, destination.id, accountId),
  ]);
  return {
    review: own ? presentReview(own) : null,
    votes: Object.fromEntries(votes.map(({ reviewId, vote }) => [reviewId, vote])),
  };
}
