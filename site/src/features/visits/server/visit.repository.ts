import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { visits } from './visit.table.ts';

/** Different pages that one day may have; more would be somebody making them up. */
const pagesADay = 20_000;

/** Adds one look at a page today. */
export async function addVisit(db: Queryable, path: string): Promise<void> {
  await db.execute(sql`
    insert into ${visits} (day, path, count)
    select (now() at time zone 'utc')::date, ${path}, 1
    where (select count(*) from ${visits} where day = (now() at time zone 'utc')::date) < ${pagesADay}
    on conflict (day, path) do update set count = ${visits}.count + 1`);
}
