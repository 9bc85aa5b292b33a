import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import type { Dependencies, Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { destinationsTag, destinationTag } from '../../destinations/destination.contract.ts';
import { requirePlace } from '../../destinations/server/destination.service.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { type Review, reviewsTag } from '../review.contract.ts';
import { t } from './api-reviews.texts.ts';
import { presentReview } from './review.presenter.ts';
import { findReviewOfAccount } from './review.repository.ts';
import * as store from './review-writing.repository.ts';
import { recountVotesAt } from './vote.repository.ts';

type Access = Pick<Dependencies, 'db' | 'reads'>;

/** Writes one's review of a published destination. Throws `not_found`, and `conflict` for a second one. */
export async function addReview(
  { db, reads }: Access,
  { accountId }: Viewer,
  slugOrId: string,
  values: store.ReviewValues,
): Promise<Review> {
  const { id: destinationId } = await requirePlace(reads, slugOrId);
  return db.transaction(async (tx) => {
    if (!(await store.lockAccounts(tx, [accountId]))) throw new Problem('not_logged_in');
    await lockDestination(tx, destinationId);
    const added = await store.addReview(tx, { ...values, destinationId, accountId, language: requestLanguage() });
    if (!added) throw new Problem('conflict', t.reviewedAlready);
    await publishChange(tx, destinationId);
    return readReviewOf(tx, destinationId, accountId);
  });
}

/** Changes one's own review. Throws `not_found`, and `not_allowed` for another's, whatever the role. */
export async function updateReview(
  { db, reads }: Access,
  { accountId }: Viewer,
  { slug, reviewId }: { slug: string; reviewId: string },
  values: Changes<store.ReviewValues>,
): Promise<Review> {
  const { id: destinationId } = await requirePlace(reads, slug);
  return db.transaction(async (tx) => {
    await lockDestination(tx, destinationId);
    const review = await requireReview(tx, reviewId);
    if (review.destinationId !== destinationId) throw reviewNotFound();
    if (review.writerId !== accountId) throw new Problem('not_allowed', t.notYours);
    await store.updateReview(tx, reviewId, values);
    await publishChange(tx, destinationId);
    return readReviewOf(tx, destinationId, accountId);
  });
}

/**
 * Deletes one's own review for good; its votes go with it. Staff move another's to the trash. Throws `not_found`, and
 * `not_allowed` for who is neither its writer nor staff.
 */
export async function deleteReview({ db, reads }: Access, viewer: Viewer, reviewId: string): Promise<void> {
  const { writerId, destinationId, destinationName } = await requireReview(reads, reviewId);
  const isOwn = writerId === viewer.accountId;
  if (!isOwn && !isStaff(viewer.role)) throw new Problem('not_allowed');
  await trashing(db, async (tx) => {
    await lockDestination(tx, destinationId);
    if (!isOwn) await trashReview(tx, viewer, reviewId, `A review of ${destinationName}`);
    else if (!(await store.deleteReview(tx, reviewId))) throw reviewNotFound();
    await publishChange(tx, destinationId);
  });
}

async function trashReview(tx: Queryable, viewer: Viewer, id: string, title: string): Promise<void> {
  if (!(await store.lockReview(tx, id))) throw reviewNotFound();
  await moveToTrash(tx, viewer, { kind: 'review', id, title, table: 'reviews' });
  await recordActivity(tx, viewer, { action: 'Review deleted', detail: title, type: 'Delete' });
}

export const reviewTrash: TrashKind = {
  kind: 'review',
  refusals: {
    taken: () => t.reviewedAgain,
    orphaned: () => t.placeGone,
  },
  async restored(tx, id) {
    const destinationId = await store.lockReview(tx, id);
    if (destinationId) await recountReviews(tx, [destinationId]);
  },
};

/** Counts ratings and votes of some places anew, as part of a transaction that brings some back. */
export async function recountReviews(tx: Queryable, destinationIds: readonly string[]): Promise<void> {
  await store.lockDestinations(tx, destinationIds);
  await recountVotesAt(tx, destinationIds);
  await publishChanges(tx, destinationIds);
}

const reviewNotFound = () => new Problem('not_found', t.notFound);

async function requireReview(db: Queryable, id: string) {
  const review = await store.findPublicReview(db, id);
  if (!review) throw reviewNotFound();
  return review;
}

/** It may have been taken back since it was found. */
async function lockDestination(tx: Queryable, id: string): Promise<void> {
  if (!(await store.lockPublicDestination(tx, id))) throw new Problem('not_found', t.destinationNotFound);
}

async function readReviewOf(tx: Queryable, destinationId: string, accountId: string): Promise<Review> {
  const row = await findReviewOfAccount(tx, destinationId, accountId);
  if (!row) throw reviewNotFound();
  return presentReview(row);
}

const publishChange = (tx: Queryable, destinationId: string): Promise<void> => publishChanges(tx, [destinationId]);

/** The rating is always that of the rows. Lists show it, so they are outdated only when it is another. */
async function publishChanges(tx: Queryable, destinationIds: readonly string[]): Promise<void> {
  const ratedAnew = await store.recountRatings(tx, destinationIds);
  const lists = ratedAnew.length > 0 ? [destinationsTag] : [];
  await dropCached(tx, [...destinationIds.map(reviewsTag), ...ratedAnew.map(destinationTag), ...lists]);
}
