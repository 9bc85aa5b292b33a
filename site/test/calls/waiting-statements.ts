import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/queryable.ts';

/**
 * A row for each statement in this database that waits for a lock, as of now. A transaction sees pg_stat_activity as it
 * was when first read; and statements that wait for a row can only be told apart from those of other databases by the
 * tables that they have open.
 */
export const waitingStatements = `
  select from pg_locks as wanted
  where not granted and exists (
    select from pg_locks as open join pg_database on pg_database.oid = open.database
    where open.pid = wanted.pid and datname = current_database())`;

/** The number of statements that wait for a lock. `db` may be the transaction that holds it. */
export async function countWaiting(db: Queryable): Promise<number> {
  return (await db.execute(sql.raw(waitingStatements))).rowCount ?? 0;
}
