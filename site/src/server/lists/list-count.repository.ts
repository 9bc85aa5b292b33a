import { type SQL, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '../queryable.ts';
import type { KeptList } from './kept-list-names.ts';
import { listCounts } from './list-count.table.ts';

const countStatement = (name: string, lists: SQL) =>
  preparedOnce((db) =>
    db
      .select({ count: sql<number>`coalesce(sum(${listCounts.change}), 0)::int` })
      .from(listCounts)
      .where(sql`${listCounts.list} = ${lists}`)
      .prepare(name),
  );

// An array, of which PostgreSQL sees the length, is planned anew each time, which takes longer than counting.
const countOne = countStatement('list_count', sql`${sql.placeholder('lists')}::text`);
const countSeveral = countStatement('list_counts', sql`any (${sql.placeholder('lists')}::text[])`);

/** How many rows are in these lists together; no row may be in two of them. */
export async function countLists(db: Queryable, ...lists: readonly KeptList[]): Promise<number> {
  const statement =
    lists.length === 1 ? countOne(db).execute({ lists: lists[0] }) : countSeveral(db).execute({ lists });
  const [counted] = await statement;
  return counted?.count ?? 0;
}

/** How many rows are in `lists` and in none of `without`, each of whose rows is in one of `lists`. */
export async function countListsWithout(
  db: Queryable,
  lists: readonly KeptList[],
  without: readonly KeptList[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select coalesce(sum(case when list in ${without} then -change else change end), 0)::int as count
    from ${listCounts} where list in ${[...lists, ...without]}`);
  return rows[0]?.count ?? 0;
}

/** Makes the lengths of all lists anew, for rows that came with triggers at rest. Takes minutes for a million rows. */
export async function recountLists(db: Queryable): Promise<void> {
  await db.execute(sql`call recount_lists()`);
}
