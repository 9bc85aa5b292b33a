import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { anAccount } from '../../accounts/server/account.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { reviews } from './review.table.ts';

export type StoredReview = typeof reviews.$inferSelect;

let count = 0;

const firstOfJune = Date.UTC(2026, 5, 1);

/** A review by a new person; each is a minute newer than the one before. The rating of its place follows. */
export async function aReview(
  db: Queryable,
  destination: { id: string },
  values: Partial<typeof reviews.$inferInsert> = {},
): Promise<StoredReview> {
  count += 1;
  const accountId = values.accountId ?? (await anAccount(db)).id;
  const at = new Date(firstOfJune + count * 60_000);
  const [row] = await db
    .insert(reviews)
    .values({
      destinationId: destination.id,
      rating: 4,
      category: 'experience',
      text: `We stayed longer than we had planned, ${count} nights.`,
      createdAt: at,
      updatedAt: at,
      ...values,
      accountId,
    })
    .returning();
  const review = row as StoredReview;
  await db
    .update(destinations)
    .set({
      ratingSum: sql`${destinations.ratingSum} + ${review.rating}`,
      ratingCount: sql`${destinations.ratingCount} + 1`,
    })
    .where(eq(destinations.id, destination.id));
  return review;
}
