import { type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '../contract/pagination.ts';
import type { Queryable } from './queryable.ts';

/**
 * The ids of one page of what a list for staff has found, the newest first, and how many there are in all.
 * @param found a query for id and created_at, each row once
 * @param isSearch whether words were looked for: then all that match are found first, once for page and count. Otherwise
 * PostgreSQL steps along the index of time, and would do so with words, too: through all rows, if few match.
 */
export async function findPageOfIds(
  db: Queryable,
  found: SQL,
  isSearch: boolean,
  { page, limit }: PageRequest,
): Promise<{ ids: string[]; totalCount: number }> {
  const { rows } = await db.execute<{ ids: string[]; count: number }>(sql`
    with found as ${sql.raw(isSearch ? 'materialized' : 'not materialized')} (${found})
    select (select count(*)::int from found) as count,
      array(select id from found order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}) as ids`);
  return { ids: rows[0]?.ids ?? [], totalCount: rows[0]?.count ?? 0 };
}
