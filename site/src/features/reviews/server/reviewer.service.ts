import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destinations/destination.contract.ts';
import { deleteVoteNotifications } from '../../notifications/server/notification.service.ts';
import { reviewsTag } from '../review.contract.ts';
import { recountRatings } from './review-writing.repository.ts';
import * as store from './reviewer.repository.ts';
import { deleteVote, recountVotes } from './vote.repository.ts';

/**
 * Takes all reviews and votes of somebody away and corrects what was counted with them, as part of the transaction that
 * deletes the account; its row must be locked for update already.
 */
export async function withdrawReviewer(tx: Queryable, accountId: string): Promise<void> {
  const reviewed = await store.lockReviewedDestinations(tx, accountId);
  const voted = await store.lockVotedReviews(tx, accountId);
  for (const { id } of voted) {
    await deleteVote(tx, id, accountId);
    if (!(await recountVotes(tx, id)).hasOthers) await deleteVoteNotifications(tx, id);
  }
  await store.deleteReviewsOf(tx, accountId);
  await recountRatings(tx, reviewed);
  const changed = new Set([...reviewed, ...voted.map(({ destinationId }) => destinationId)]);
  const rated = reviewed.length > 0 ? [...reviewed.map(destinationTag), destinationsTag] : [];
  await dropCached(tx, [...[...changed].map(reviewsTag), ...rated]);
}

/** The cache tags of public answers that show a reviewer. */
export async function reviewTagsOf(tx: Queryable, accountId: string): Promise<string[]> {
  return (await store.listReviewedDestinations(tx, accountId)).map(reviewsTag);
}

/** All that somebody has written, for a copy of their data. */
export function listReviewsOf(db: Queryable, accountId: string) {
  return store.listReviewsOf(db, accountId);
}
