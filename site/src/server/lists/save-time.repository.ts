import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * What a save writes into `updatedAt`: the time of the transaction, but always later than the one before, as far as
 * clients see times: to the millisecond.
 */
export function saveTime(updatedAt: AnyPgColumn): SQL {
  return sql`date_trunc('milliseconds', greatest(now(), ${updatedAt} + interval '1 millisecond'))`;
}
