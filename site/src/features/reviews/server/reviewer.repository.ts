import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { reviews, reviewVotes } from './review.table.ts';

/** The places that somebody has reviewed, drafts too, each locked. */
export async function lockReviewedDestinations(tx: Queryable, accountId: string): Promise<string[]> {
  const theirs = tx.select({ id: reviews.destinationId }).from(reviews).where(eq(reviews.accountId, accountId));
  const locked = await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(inArray(destinations.id, theirs))
    .orderBy(destinations.id)
    .for('no key update');
  return locked.map(({ id }) => id);
}

/** The places that somebody has reviewed, drafts too. */
export async function listReviewedDestinations(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db.select({ id: reviews.destinationId }).from(reviews).where(eq(reviews.accountId, accountId));
  return rows.map(({ id }) => id);
}

/** The reviews that somebody has voted on, each locked. */
export function lockVotedReviews(tx: Queryable, accountId: string) {
  const theirs = tx.select({ id: reviewVotes.reviewId }).from(reviewVotes).where(eq(reviewVotes.accountId, accountId));
  return tx
    .select({ id: reviews.id, destinationId: reviews.destinationId })
    .from(reviews)
    .where(inArray(reviews.id, theirs))
    .orderBy(reviews.id)
    .for('no key update');
}

export async function deleteReviewsOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.accountId, accountId));
}

/** All that somebody has written, with where, for a copy of their data. */
export function listReviewsOf(db: Queryable, accountId: string) {
  return db
    .select({
      destination: destinations.name,
      rating: reviews.rating,
      category: reviews.category,
      text: reviews.text,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(destinations, eq(destinations.id, reviews.destinationId))
    .where(eq(reviews.accountId, accountId))
    .orderBy(reviews.createdAt, reviews.id);
}
