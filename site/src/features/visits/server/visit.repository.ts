import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { visits } from './visit.table.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Adds one look at a page today. */
export async function addVisit(db: Queryable, path: string): Promise<void> {
  await db.execute(sql`
    insert into ${visits} (day, path, count) values (${today}, ${path}, 1)
    on conflict (day, path) do update set count = ${visits}.count + 1`);
}

/** So many days are kept, today's included. */
const keptDays = 400;

export async function deleteOldVisits(db: Queryable): Promise<void> {
  await db.execute(sql`delete from ${visits} where day <= ${today} - ${keptDays}::int`);
}

export async function deleteVisits(tx: Queryable, paths: readonly string[]): Promise<void> {
  await tx.delete(visits).where(inArray(visits.path, [...paths]));
}

/** Every one of the last `days` days, those without a visit too. */
export async function countByDay(db: Queryable, days: number): Promise<{ day: string; count: number }[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(one.at, 'YYYY-MM-DD') as day, coalesce(sum(${visits.count}), 0)::int as count
    from generate_series(${today} - ${days}::int + 1, ${today}, interval '1 day') as one (at)
    left join ${visits} on ${visits.day} = one.at::date
    group by one.at order by one.at`);
  return rows;
}

/** The `most` pages that were looked at most within the last `days` days. */
export async function countByPath(
  db: Queryable,
  days: number,
  most: number,
): Promise<{ path: string; count: number }[]> {
  const { rows } = await db.execute<{ path: string; count: number }>(sql`
    select path, sum(count)::int as count from ${visits}
    where day > ${today} - ${days}::int group by path order by sum(count) desc, path limit ${most}`);
  return rows;
}
