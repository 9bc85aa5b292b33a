import { Problem } from '../../../contract/problem.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Dependencies, Viewer } from '../../../server/dependencies.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { requirePublicDestination } from '../../destinations/server/destination-lookup.service.ts';
import { forgetVotes, notifyVote } from '../../notifications/server/notification.service.ts';
import { reviewsTag, type Vote } from '../review.contract.ts';
import { findPublicReview, holdAccounts, type OwnedReview } from './review-writing.repository.ts';
import * as store from './vote.repository.ts';

export type Voted = { helpfulCount: number; unhelpfulCount: number; myVote: Vote | null };

const reviewNotFound = () => new Problem('not_found', 'Review not found');

/**
 * Votes on a review, by what is stored: none is set, the other one is replaced, the same is taken back. The counts are always those of
 * the rows. One's own review is no exception, but no news to oneself. Throws `not_found`.
 */
export async function castVote(
  { db, reads }: Pick<Dependencies, 'db' | 'reads'>,
  { accountId }: Viewer,
  { slug, reviewId }: { slug: string; reviewId: string },
  vote: Vote,
): Promise<Voted> {
  const { id: destinationId } = await requirePublicDestination(reads, slug);
  const review = await findPublicReview(reads, reviewId);
  if (review?.destinationId !== destinationId) throw reviewNotFound();
  return db.transaction(async (tx) => {
    if (!(await holdAccounts(tx, [accountId, review.writerId]))) throw reviewNotFound();
    if (!(await store.lockPublicReview(tx, reviewId))) throw reviewNotFound();
    const myVote = await changeVote(tx, review, accountId, vote);
    const counts = await store.recountVotes(tx, reviewId);
    await dropCached(tx, [reviewsTag(destinationId)]);
    return { ...counts, myVote };
  });
}

async function changeVote(
  tx: Queryable,
  { id, writerId }: OwnedReview,
  accountId: string,
  vote: Vote,
): Promise<Vote | null> {
  const before = await store.findVote(tx, id, accountId);
  if (before === vote) {
    await store.deleteVote(tx, id, accountId);
    if (!(await store.hasVotesOfOthers(tx, id, writerId))) await forgetVotes(tx, id);
    return null;
  }
  await store.setVote(tx, id, accountId, vote);
  if (before === null && accountId !== writerId) await notifyVote(tx, { id, writerId });
  return vote;
}
