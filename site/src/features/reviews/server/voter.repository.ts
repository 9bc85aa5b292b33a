import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { reviews, reviewVotes } from './review.table.ts';

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
