import type { PageRequest } from '#contract/pagination.ts';
import type { Queryable } from '#server/queryable.ts';
import { requirePlace } from '../../destinations/server/destination.service.ts';
import { presentReview } from './review.presenter.ts';
import { findReviewOfAccount, listReviews, listVotesOfAccount, type ReviewFilter } from './review.repository.ts';

/** A page of the reviews of a published destination. Throws `not_found`. */
export async function listDestinationReviews(
  db: Queryable,
  slugOrId: string,
  filter: Omit<ReviewFilter, 'destinationId'> & PageRequest,
) {
  const { id: destinationId } = await requirePlace(db, slugOrId);
  return { destinationId, page: await listReviews(db, { ...filter, destinationId }, filter) };
}

/** One's own review of a destination, if any, and one's votes on the reviews of others. Throws `not_found`. */
export async function readOwnReview(db: Queryable, slugOrId: string, accountId: string) {
  const destination = await requirePlace(db, slugOrId);
  const [own, votes] = await Promise.all([
    findReviewOfAccount(db, destination.id, accountId),
    listVotesOfAccount(db, destination.id, accountId),
  ]);
  return {
    review: own ? presentReview(own) : null,
    votes: Object.fromEntries(votes.map(({ reviewId, vote }) => [reviewId, vote])),
  };
}
