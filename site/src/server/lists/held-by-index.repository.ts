import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { timesAsFrequent } from './frequency.rules.ts';

/** All words of `q`, each as it stands or as the beginning of one. */
const whole = (q: SQLWrapper): SQL => sql`(select prefix_query(${q}))`;

/** Those of them that are not very much more frequent than the rarest. */
const leading = (q: SQLWrapper, kind: SQL): SQL => sql`(
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from (
    select word, held, min(held) over () as least from (
      select word, rarest_word(word, ${kind}) as held
      from regexp_split_to_table(search_form(${q}), '[^[:alnum:]]+') as word where word <> '') as words) as words
  where held <= ${sql.raw(String(timesAsFrequent))} * greatest(least, 1))`;

export const isSeveralWords = (q: string): boolean => /[^\p{L}\p{M}\p{N}]/u.test(q.trim());

/**
 * Whether words are held, where the index of `search` is to find what holds them. `typed` is what `q` stands for now:
 * of several words the rare ones lead, which a statement for one word need not ask.
 */
export function heldByIndex(search: SQLWrapper, q: SQLWrapper, kind: 'destinations' | 'stories', typed: string): SQL {
  if (!isSeveralWords(typed)) return sql`${search} @@ ${whole(q)}`;
  const lead = leading(q, sql.raw(`'${kind}'`));
  return sql`(${search} @@ ${lead} and case when ${lead} = ${whole(q)} then true else ts_match_vq(${search}, ${whole(q)}) end)`;
}

/** The same, where a list is scanned in its order: as a function, no index answers it. */
export const heldOnScan = (search: SQLWrapper, q: SQLWrapper): SQL => sql`ts_match_vq(${search}, ${whole(q)})`;
