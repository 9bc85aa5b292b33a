import { eq, inArray, sql } from 'drizzle-orm';
import type { Changes, Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { destinations, publicDestinations } from '../../destinations/server/destination.table.ts';
import { reviews } from './review.table.ts';

export type ReviewValues = Pick<typeof reviews.$inferInsert, 'rating' | 'category' | 'text'>;

// Every transaction takes its locks in this order: accounts, destinations, reviews. So none waits for another that
// waits for it.

/** Keeps accounts from being deleted until the transaction ends; false when one of them is gone already. */
export async function lockAccounts(tx: Queryable, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const held = await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, wanted)).for('key share');
  return held.length === wanted.length;
}

/** Until the transaction ends nobody else changes its reviews or takes it back; false when it is not published. */
export async function lockPublicDestination(tx: Queryable, id: string): Promise<boolean> {
  const locked = await tx
    .select({ id: publicDestinations.id })
    .from(publicDestinations)
    .where(eq(publicDestinations.id, id))
    .for('no key update');
  return locked.length > 0;
}

/** Published or not. */
export async function lockDestinations(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(inArray(destinations.id, [...ids]))
    .orderBy(destinations.id)
    .for('no key update');
}

/** Until the transaction ends nobody votes on it or changes it. Gives its destination, if it is there. */
export async function lockReview(tx: Queryable, id: string): Promise<string | undefined> {
  const { destinationId } = reviews;
  return (await tx.select({ destinationId }).from(reviews).where(eq(reviews.id, id)).for('update'))[0]?.destinationId;
}

/** Undefined when this person has reviewed it already. */
export async function addReview(
  tx: Queryable,
  values: ReviewValues & { destinationId: string; accountId: string; language: string },
): Promise<string | undefined> {
  return (await tx.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id }))[0]?.id;
}

export async function updateReview(tx: Queryable, id: string, values: Changes<ReviewValues>): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(reviews.id, id));
}

/** False when it is gone already. */
export async function deleteReview(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.delete(reviews).where(eq(reviews.id, id)).returning({ id: reviews.id })).length > 0;
}

export type OwnedReview = { id: string; writerId: string; destinationId: string };

/** A review of a published destination. */
export async function findPublicReview(
  db: Queryable,
  id: string,
): Promise<(OwnedReview & { destinationName: string }) | undefined> {
  const [found] = await db
    .select({
      id: reviews.id,
      writerId: reviews.accountId,
      destinationId: reviews.destinationId,
      destinationName: publicDestinations.name,
    })
    .from(reviews)
    .innerJoin(publicDestinations, eq(publicDestinations.id, reviews.destinationId))
    .where(eq(reviews.id, id));
  return found;
}

/** Counts the ratings of a destination, whose row is locked, anew. True when they are others than before. */
export async function recountRatings(tx: Queryable, destinationIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${destinations} set rating_sum = counted.sum, rating_count = counted.count
    from unnest(${sql.param(destinationIds)}::uuid[]) as rated (id) cross join lateral (
      select coalesce(sum(rating), 0)::int as sum, count(*)::int as count
      from ${reviews} where ${reviews.destinationId} = rated.id) as counted
    where ${destinations.id} = rated.id and (rating_sum, rating_count) <> (counted.sum, counted.count)
    returning ${destinations.id} as id`);
  return rows.map(({ id }) => id);
}
