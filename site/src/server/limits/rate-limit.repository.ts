import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { rateLimits } from './rate-limit.table.ts';

export type Counted = { count: number; secondsLeft: number };

/**
 * What is stored of what is counted: a hash with a secret of the database, for it may name an address. Once over all
 * rows, not for each.
 */
export const limitKey = (counted: string): SQL<string> => sql`(select limit_key(${counted}))`;

/**
 * Counts one more of `key`, or `amount`, and says how many there were in the current window, which begins with the
 * first and lasts `seconds`. One statement; by the clock of the database, which all processes share.
 */
export async function addToCount(db: Queryable, key: string, seconds: number, amount = 1): Promise<Counted> {
  const over = sql`${rateLimits.endsAt} <= now()`;
  const end = sql`now() + ${seconds} * interval '1 second'`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key: limitKey(key), count: amount, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then ${amount}::int else ${rateLimits.count} + ${amount}::int end`,
        endsAt: sql`case when ${over} then ${end} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.endsAt} - now()))::int`,
    });
  return counted as Counted;
}

/** Forgets windows that are over. */
export async function sweepCounts(db: Queryable): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}

/** Begins anew with a key, as if it had never been counted. */
export async function deleteCount(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, limitKey(key)));
}
