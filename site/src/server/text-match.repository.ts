import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column made by search_form (with a gin_trgm_ops index) has in it what somebody typed, anywhere, without accents, case
 * and signs: search_form leaves none that LIKE would read as its own.
 */
export function contains(searched: AnyPgColumn, typed: string): SQL {
  return sql`${searched} like '%' || search_form(${typed}) || '%'`;
}
