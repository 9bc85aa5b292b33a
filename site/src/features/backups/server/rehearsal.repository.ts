import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';

export type WrongCount = { list: string; kept: number; counted: number };

/**
 * The lists whose kept length is not the number of rows that are in them, by what the triggers themselves say is in
 * them.
 */
export async function findWrongListCounts(db: Queryable): Promise<WrongCount[]> {
  const { rows: counted } = await db.execute<{ table: string; lists: string }>(sql`
    select tgrelid::regclass::text as table, convert_from(substring(tgargs for length(tgargs) - 1), 'UTF8') as lists
    from pg_trigger where tgfoid = to_regproc('count_lists') and tgname like '%\\_insert'`);
  const wrong: WrongCount[] = [];
  for (const { table, lists } of counted) {
    const { rows } = await db.execute<WrongCount>(sql`
      with kept as (
        select list, sum(change)::int as n from list_counts 
        where list = ${table} or starts_with(list, ${table} || ' ') group by list having sum(change) <> 0
      ), counted as (
        select list, count(*)::int as n from ${sql.raw(table)}, unnest(${sql.raw(lists)}) as list group by list
      )
      select list, coalesce(kept.n, 0) as kept, coalesce(counted.n, 0) as counted
      from kept full join counted using (list) where kept.n is distinct from counted.n`);
    wrong.push(...rows);
  }
  return wrong;
}

/** Foreign keys that PostgreSQL was never asked to check. */
export async function findUncheckedKeys(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select conname as key from pg_constraint where contype = 'f' and not convalidated`,
  );
  return rows.map(({ key }) => key);
}
