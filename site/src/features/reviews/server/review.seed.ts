import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import type { SampleDates } from '#server/sample-dates.ts';
import { seededRandom } from '#server/seeded-random.ts';
import type { SamplePeople } from '../../accounts/server/account.seed.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { reviewCategories, reviews, reviewVotes } from './review.table.ts';

const sampleReview = z.object({
  author: z.string(),
  rating: z.int().min(1).max(5),
  category: z.enum(reviewCategories),
  text: z.string().min(20).max(500),
  writtenOn: z.iso.date(),
  helpful: z.int().min(0),
  unhelpful: z.int().min(0),
});

export const sampleReviews = z.object({ reviews: z.array(sampleReview).default([]) });

/** Stores the sample reviews of a destination, with a vote of a real (sample) person behind each number. */
export async function seedReviews(
  db: Queryable,
  destinationId: string,
  samples: z.output<typeof sampleReviews>['reviews'],
  people: SamplePeople,
  dates: SampleDates,
): Promise<void> {
  if (samples.length === 0) return;
  const written = samples.map((sample) => seedOf(destinationId, sample, people, dates));
  await db.insert(reviews).values(written.map(({ review }) => review));
  const votes = written.flatMap((one) => one.votes);
  if (votes.length > 0) await db.insert(reviewVotes).values(votes);
  const ratingSum = samples.reduce((sum, { rating }) => sum + rating, 0);
  await db
    .update(destinations)
    .set({ ratingSum, ratingCount: samples.length })
    .where(eq(destinations.id, destinationId));
}

function seedOf(
  destinationId: string,
  { author, writtenOn, helpful, unhelpful, ...sample }: z.output<typeof sampleReview>,
  people: SamplePeople,
  dates: SampleDates,
) {
  const writer = people.get(author);
  if (!writer) throw new Error(`The sample library knows nobody called ${author}.`);
  const at = dates.at(writtenOn, sample.text);
  const id = randomUUID();
  // Other people for each review, the same ones at every first start.
  const chances = new Map([...people.keys()].map((key) => [key, seededRandom(`${key} on ${sample.text}`)]));
  const order = (key: string) => chances.get(key) ?? 0;
  const voters = [...people]
    .filter(([key]) => key !== author)
    .toSorted(([one], [other]) => order(one) - order(other))
    .slice(0, helpful + unhelpful);
  const votes = voters.map(([key, { id: accountId, joinedAt }], place) => ({
    reviewId: id,
    accountId,
    vote: place < helpful ? ('helpful' as const) : ('unhelpful' as const),
    createdAt: timeBetween(Math.max(at.getTime(), joinedAt.getTime()), dates.at(lastVote, key).getTime(), order(key)),
  }));
  const review = {
    ...sample,
    id,
    destinationId,
    accountId: writer.id,
    helpfulCount: Math.min(helpful, votes.length),
    unhelpfulCount: Math.max(0, votes.length - helpful),
    createdAt: at,
    updatedAt: at,
  };
  return { review, votes };
}

/** The last day of the library. */
const lastVote = '2026-11-20T23:30';

function timeBetween(from: number, to: number, part: number): Date {
  return new Date(from + Math.max(0, to - from) * part);
}
