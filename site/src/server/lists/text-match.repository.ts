import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column made by search_form (with a gin_trgm_ops index) has in it what somebody typed, without accents, case
 * and signs: search_form leaves none that LIKE would read as its own.
 */
export function contains(searched: AnyPgColumn, typed: string): SQL {
  return holds(searched, sql`search_form(${typed})`, typed);
}

/**
 * Whether `searched` (with a gin_trgm_ops index) has `pattern` in it: anywhere, or, where one or two letters were
 * typed, at the beginning of a word. Of two letters within a word such an index knows nothing.
 */
export function holds(searched: SQLWrapper, pattern: SQL, typed: string): SQL {
  // Nothing would be left of what was typed, and all would have that in it.
  if (!/[\p{L}\p{N}]/u.test(typed)) return sql`false`;
  return /^[\p{L}\p{N}]{1,2}$/u.test(typed)
    ? sql`(${searched} like ${pattern} || '%' or ${searched} like '% ' || ${pattern} || '%')`
    : sql`${searched} like '%' || ${pattern} || '%'`;
}
