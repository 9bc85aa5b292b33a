import { eq, sql } from 'drizzle-orm';
import { uuidShape } from '#contract/rules/item-id.ts';
import type { Queryable } from '#server/queryable.ts';
import { searchKeywords } from './search.table.ts';

/** Different keywords that are kept. What is searched least and longest ago makes room. */
export const mostKeywords = 5000;

export async function addKeyword(tx: Queryable, keyword: string, results: number): Promise<void> {
  await tx
    .insert(searchKeywords)
    .values({ keyword, count: 1, results })
    .onConflictDoUpdate({
      target: searchKeywords.keyword,
      set: { count: sql`${searchKeywords.count} + 1`, results, lastSearchedAt: sql`now()` },
    });
}

/** Forgets what is beyond the {@link mostKeywords} most searched. */
export async function deleteRareKeywords(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    delete from ${searchKeywords} where id in (
      select id from ${searchKeywords} order by count desc, last_searched_at desc, id offset ${mostKeywords})`);
}

/** All, most searched first. */
export function listKeywords(db: Queryable) {
  return db
    .select()
    .from(searchKeywords)
    .orderBy(sql`${searchKeywords.count} desc, ${searchKeywords.lastSearchedAt} desc, ${searchKeywords.id}`);
}

export type KeywordRow = Awaited<ReturnType<typeof listKeywords>>[number];

/** False when there is none with this id. */
export async function deleteKeyword(tx: Queryable, id: string): Promise<boolean> {
  if (!uuidShape.test(id)) return false;
  const gone = await tx.delete(searchKeywords).where(eq(searchKeywords.id, id)).returning({ id: searchKeywords.id });
  return gone.length > 0;
}
