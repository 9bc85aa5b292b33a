import { and, getTableName, inArray, sql, type Table } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { trashedRows } from './trash.table.ts';

const slug = sql<string>`content ->> 'slug'`;

/** Those of `candidates` by which rows of these tables are called that lie in the trash: they may come back. */
export function slugsInTrash(db: Queryable, tables: readonly Table[], candidates: readonly string[]) {
  return db
    .select({ slug: slug.as('slug') })
    .from(trashedRows)
    .where(
      and(inArray(trashedRows.source, tables.map(getTableName)), sql`content ? 'slug'`, inArray(slug, [...candidates])),
    );
}
