import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether what search_form has made (with a gin_trgm_ops index) has in it what somebody typed, without accents, case
 * and signs: search_form leaves none that LIKE would read as its own. Of signs alone nothing would be left, which all
 * have in them.
 */
export function contains(searched: SQLWrapper, typed: string): SQL {
  if (!/[\p{L}\p{N}]/u.test(typed)) return sql`false`;
  return holds(searched, sql`search_form(${typed})`, typed);
}

/**
 * Whether `searched` (with a gin_trgm_ops index) has `pattern` in it: anywhere, or, where one or two letters were
 * typed, at the beginning of a word. Of two letters within a word such an index knows nothing.
 */
export function holds(searched: SQLWrapper, pattern: SQL, typed: string): SQL {
  return /^[\p{L}\p{N}]{1,2}$/u.test(typed)
    ? sql`(${searched} like ${pattern} || '%' or ${searched} like '% ' || ${pattern} || '%')`
    : sql`${searched} like '%' || ${pattern} || '%'`;
}
