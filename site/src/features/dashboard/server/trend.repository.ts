import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { highlights } from '../../highlights/server/highlight.table.ts';
import { reviews } from '../../reviews/server/review.table.ts';
import { stories } from '../../stories/server/story.table.ts';

export type DayCount = { day: string; count: number };

const today = sql`(now() at time zone 'utc')::date`;

/** Every one of the last `days` days (UTC), oldest first; the rows before them are never read. */
async function countByDay(db: Queryable, table: SQL, days: number): Promise<DayCount[]> {
  const { rows } = await db.execute<DayCount>(sql`
    with counted as (
      select (created_at at time zone 'utc')::date as day, count(*)::int as count from ${table}
      where created_at >= (${today} - ${days}::int + 1)::timestamp at time zone 'utc'
      group by 1
    )
    select to_char(one.at, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
    from generate_series(${today} - ${days}::int + 1, ${today}, interval '1 day') as one (at)
    left join counted on counted.day = one.at::date
    order by one.at`);
  return rows;
}

export const countRegistrations = (db: Queryable, days: number) => countByDay(db, sql`${accounts}`, days);

export const countReviews = (db: Queryable, days: number) => countByDay(db, sql`${reviews}`, days);

/** How many came in each of the last `weeks` weeks, oldest first; a week ends with today. Older rows are never read. */
async function countByWeek(db: Queryable, table: SQL, weeks: number): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with counted as (
      select (${today} - (created_at at time zone 'utc')::date) / 7 as ago, count(*)::int as count from ${table}
      where created_at >= (${today} - ${weeks}::int * 7 + 1)::timestamp at time zone 'utc'
      group by 1
    )
    select coalesce(counted.count, 0) as count from generate_series(${weeks}::int - 1, 0, -1) as week (ago)
    left join counted using (ago) order by week.ago desc`);
  return rows.map(({ count }) => count);
}

/** Of everything that staff count by its length. */
export async function countGrowth(db: Queryable, weeks: number) {
  const [inAccounts, inDestinations, inStories, inHighlights] = await Promise.all(
    [accounts, destinations, stories, highlights].map((table) => countByWeek(db, sql`${table}`, weeks)),
  );
  return {
    users: inAccounts ?? [],
    destinations: inDestinations ?? [],
    stories: inStories ?? [],
    highlights: inHighlights ?? [],
  };
}
