import { sql } from 'drizzle-orm';
import { listCounts } from './list-count.table.ts';
import { preparedOnce, type Queryable } from './queryable.ts';

const countStatement = preparedOnce((db) =>
  db
    .select({ count: sql<number>`coalesce(sum(${listCounts.change}), 0)::int` })
    .from(listCounts)
    .where(sql`${listCounts.list} = any (${sql.placeholder('lists')}::text[])`)
    .prepare('list_count'),
);

/** How many rows are in these lists together; no row may be in two of them. The migrations name the lists. */
export async function countLists(db: Queryable, ...lists: string[]): Promise<number> {
  const [counted] = await countStatement(db).execute({ lists });
  return counted?.count ?? 0;
}

/** Makes the lengths of all lists anew, for rows that came with triggers at rest. Takes minutes for a million rows. */
export async function recountLists(db: Queryable): Promise<void> {
  await db.execute(sql`call recount_lists()`);
}
