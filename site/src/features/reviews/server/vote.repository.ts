import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { destinations, publicDestinations } from '../../destinations/server/destination.table.ts';
import type { Vote } from '../review.contract.ts';
import { reviews, reviewVotes } from './review.table.ts';

/** Until the transaction ends nobody else votes on it. False when it is gone or its place is not published. */
export async function lockPublicReview(tx: Queryable, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(publicDestinations, eq(publicDestinations.id, reviews.destinationId))
    .where(eq(reviews.id, id))
    .for('no key update', { of: reviews });
  return locked.length > 0;
}

const isVote = (reviewId: string, accountId: string) =>
  and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.accountId, accountId));

export async function findVote(tx: Queryable, reviewId: string, accountId: string): Promise<Vote | null> {
  const [found] = await tx.select({ vote: reviewVotes.vote }).from(reviewVotes).where(isVote(reviewId, accountId));
  return found?.vote ?? null;
}

export async function setVote(tx: Queryable, reviewId: string, accountId: string, vote: Vote): Promise<void> {
  await tx
    .insert(reviewVotes)
    .values({ reviewId, accountId, vote })
    .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.accountId], set: { vote } });
}

export async function deleteVote(tx: Queryable, reviewId: string, accountId: string): Promise<void> {
  await tx.delete(reviewVotes).where(isVote(reviewId, accountId));
}

const counted = (vote: Vote) =>
  sql`(select count(*)::int from ${reviewVotes} where ${reviewVotes.reviewId} = ${reviews.id} and ${reviewVotes.vote} = ${vote})`;

export type CountedVotes = {
  helpfulCount: number;
  unhelpfulCount: number;
  /** Whether somebody else than its writer votes on it. */
  hasOthers: boolean;
};

/** Counts the votes on a review, whose row is locked, anew. */
export async function recountVotes(tx: Queryable, reviewId: string): Promise<CountedVotes> {
  const [row] = await tx
    .update(reviews)
    .set({ helpfulCount: counted('helpful'), unhelpfulCount: counted('unhelpful') })
    .where(eq(reviews.id, reviewId))
    .returning({
      helpfulCount: reviews.helpfulCount,
      unhelpfulCount: reviews.unhelpfulCount,
      hasOthers: sql<boolean>`exists (
        select from review_votes where review_id = reviews.id and review_votes.account_id <> reviews.account_id)`,
    });
  return row ?? { helpfulCount: 0, unhelpfulCount: 0, hasOthers: false };
}

/** Counts the votes on all reviews of some places anew. */
export async function recountVotesAt(tx: Queryable, destinationIds: readonly string[]): Promise<void> {
  const helpfulCount = counted('helpful');
  const unhelpfulCount = counted('unhelpful');
  await tx
    .update(reviews)
    .set({ helpfulCount, unhelpfulCount })
    .where(
      and(
        inArray(reviews.destinationId, [...destinationIds]),
        sql`(${reviews.helpfulCount}, ${reviews.unhelpfulCount}) <> (${helpfulCount}, ${unhelpfulCount})`,
      ),
    );
}

/** All votes of somebody on reviews, with where, the oldest first. */
export function listVotesBy(db: Queryable, accountId: string) {
  return db
    .select({ destination: destinations.name, vote: reviewVotes.vote, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .innerJoin(destinations, eq(destinations.id, reviews.destinationId))
    .where(eq(reviewVotes.accountId, accountId))
    .orderBy(reviewVotes.createdAt, reviewVotes.reviewId);
}
