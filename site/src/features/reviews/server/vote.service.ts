import { Problem } from '#contract/problem.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { requirePlace } from '../../destinations/server/destination.service.ts';
import { deleteVoteNotifications, notifyVote } from '../../notifications/server/notification.service.ts';
import { reviewsTag, type Vote } from '../review.contract.ts';
import { t } from './api-reviews.texts.ts';
import { findPublicReview, lockAccounts } from './review-writing.repository.ts';
import * as store from './vote.repository.ts';

export type Voted = { helpfulCount: number; unhelpfulCount: number; myVote: Vote | null };

const reviewNotFound = () => new Problem('not_found', t.notFound);

/**
 * Votes on a review, by what is stored: none is set, the other one is replaced, the same is taken back. The counts are
 * always those of the rows. One's own review is no exception, but no news to oneself. Throws `not_found`.
 */
export async function castVote(
  { db, reads }: Pick<Dependencies, 'db' | 'reads'>,
  { accountId }: Viewer,
  { slug, reviewId }: { slug: string; reviewId: string },
  vote: Vote,
): Promise<Voted> {
  const { id: destinationId } = await requirePlace(reads, slug);
  const review = await findPublicReview(reads, reviewId);
  if (review?.destinationId !== destinationId) throw reviewNotFound();
  return db.transaction(async (tx) => {
    if (!(await lockAccounts(tx, [accountId, review.writerId]))) throw reviewNotFound();
    if (!(await store.lockPublicReview(tx, reviewId))) throw reviewNotFound();
    const before = await store.findVote(tx, reviewId, accountId);
    const myVote = before === vote ? null : vote;
    if (myVote) await store.setVote(tx, reviewId, accountId, myVote);
    else await store.deleteVote(tx, reviewId, accountId);
    const { hasOthers, ...counts } = await store.recountVotes(tx, reviewId);
    if (!hasOthers) await deleteVoteNotifications(tx, reviewId);
    else if (before === null && accountId !== review.writerId) await notifyVote(tx, review);
    await dropCached(tx, [reviewsTag(destinationId)]);
    return { ...counts, myVote };
  });
}
