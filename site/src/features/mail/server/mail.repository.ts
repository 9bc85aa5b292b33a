import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';

/** What the time will be, by the clock of the database: that of the process that asks may be wrong. */
export async function timeIn(db: Queryable, seconds: number): Promise<Date> {
  const { rows } = await db.execute<{ milliseconds: number }>(
    sql`select (extract(epoch from now() + ${seconds} * interval '1 second') * 1000)::float8 as milliseconds`,
  );
  return new Date(rows[0]?.milliseconds ?? Number.NaN);
}
