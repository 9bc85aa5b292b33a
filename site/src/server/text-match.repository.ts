import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Several columns as one text for searching, without accents, case and signs: what an index (gin_trgm_ops) and {@link contains} share. */
export function searchedText(...parts: (AnyPgColumn | SQL)[]): SQL {
  return sql`search_form(${sql.join(parts, sql` || ' ' || `)})`;
}

/** Whether a searched text has in it what somebody typed, anywhere. search_form leaves no sign that LIKE would read as its own. */
export function contains(searched: SQL, typed: string): SQL {
  return sql`${searched} like '%' || search_form(${typed}) || '%'`;
}
