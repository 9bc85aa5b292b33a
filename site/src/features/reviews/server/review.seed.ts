import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { reviewCategories, reviews, reviewVotes } from './review.table.ts';

export const sampleReviews = z.object({
  reviews: z
    .array(
      z.object({
        author: z.string(),
        rating: z.int().min(1).max(5),
        category: z.enum(reviewCategories),
        text: z.string().min(20).max(500),
        writtenOn: z.iso.date(),
        helpful: z.int().min(0),
        unhelpful: z.int().min(0),
      }),
    )
    .default([]),
});

/** Stores the sample reviews of a destination, with a vote of a real (sample) person behind each number. */
export async function seedReviews(
  db: Queryable,
  destinationId: string,
  samples: z.output<typeof sampleReviews>['reviews'],
  people: ReadonlyMap<string, string>,
): Promise<void> {
  for (const sample of samples) {
    const accountId = people.get(sample.author);
    if (!accountId) throw new Error(`The sample library knows nobody called ${sample.author}.`);
    const voters = [...people.values()].filter((id) => id !== accountId);
    const helpful = voters.slice(0, sample.helpful);
    const unhelpful = voters.slice(helpful.length, helpful.length + sample.unhelpful);
    const at = new Date(`${sample.writtenOn}T12:00:00Z`);
    const [row] = await db
      .insert(reviews)
      .values({
        destinationId,
        accountId,
        rating: sample.rating,
        category: sample.category,
        text: sample.text,
        helpfulCount: helpful.length,
        unhelpfulCount: unhelpful.length,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: reviews.id });
    const reviewId = row?.id ?? '';
    const votes = [
      ...helpful.map((voter) => ({ reviewId, accountId: voter, vote: 'helpful' as const })),
      ...unhelpful.map((voter) => ({ reviewId, accountId: voter, vote: 'unhelpful' as const })),
    ];
    if (votes.length > 0) await db.insert(reviewVotes).values(votes);
  }
  if (samples.length === 0) return;
  const ratingSum = samples.reduce((sum, { rating }) => sum + rating, 0);
  await db
    .update(destinations)
    .set({ ratingSum, ratingCount: samples.length })
    .where(eq(destinations.id, destinationId));
}
