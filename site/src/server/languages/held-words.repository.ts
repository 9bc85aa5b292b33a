import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../../contract/count-limits.ts';
import { timesAsFrequent } from '../lists/frequency.rules.ts';
import { listCounts } from '../lists/list-count.table.ts';
import { enoughOfSample, isSampled } from '../lists/sampled-count.repository.ts';
import { preparedOnce, type Queryable } from '../queryable.ts';
import { language, typed, typedTerms } from './typed-terms.repository.ts';

/** Texts that are searched in a language. */
export type SearchedTexts = {
  texts: SQL;
  /** The column of it with an item's id. */
  id: SQL;
  /** The name of the list that counts the texts of a language. */
  counted?: SQL;
  /** What is wanted beside the words. */
  also?: SQL;
};

const number = (value: number) => sql.raw(String(value));

// So many texts tell whether very many hold a word, where its share of them, less three times that share's own error,
// would be mostCounted of all: to find out from the index would take longer than all the rest.
const probed = 400;

/**
 * Where very many hold the words, so many of the first ones of a list are looked through: they are soon met, and to
 * find all of them would take longer than anybody waits.
 */
export const mostScanned = 2000;

/**
 * A WITH list that takes `language` and `typed` and tells how much holds the words, and by which of them it is found:
 * `terms` (what was typed), `led` (its column `lead`: the rare words, of one that is frequent and a name the name
 * alone), `probe` (`is_frequent`: too much for the index), `sampled` (`id`: what a sample holds, where it was asked)
 * and `told` (`is_many`: that {@link mostCounted} or more hold them).
 */
export function tellingOf({ texts, id, counted, also = sql`true` }: SearchedTexts): SQL {
  const size = counted ? sql`(select coalesce(sum(change), 0) from ${listCounts} where list = ${counted})` : sql`0`;
  return sql`terms as materialized (select *, edition_form(${language}, ${typed}) as wanted from ${typedTerms}),
    looked_at as materialized (
      select search from ${texts} where ${isSampled(id)} and language = ${language} order by ${id} limit ${number(probed)}),
    probe as materialized (
      select case when seen > 9 then (seen - 3 * sqrt(seen)) / ${number(probed)} * ${size} >= ${number(mostCounted)}
        else false end as is_frequent
      from (select count(*) filter (where search @@ query) as seen from looked_at, terms) as counted),
    met as materialized (
      select part, (select count(*) from looked_at where search @@ part) as seen from terms, unnest(parts) as part),
    led as materialized (
      select string_agg('(' || part::text || ')', ' & ')::tsquery as lead
      from met where seen <= ${number(timesAsFrequent)} * (select greatest(min(seen), 0.5) from met)),
    sampled as materialized (
      select ${id} as id from ${texts}, terms where not (select is_frequent from probe)
        and ${isSampled(id)} and ${heldBy(sql`(select lead from led)`, sql`query`)} and ${also}
      limit ${number(enoughOfSample)}),
    told as materialized (
      select is_frequent or (select count(*) from sampled) >= ${number(enoughOfSample)} as is_many from probe)`;
}

/** Found by the words that lead; as a function, the rest of them cannot lead into the index as well. */
export const heldBy = (lead: SQL, query: SQL): SQL => sql`language = ${language}
  and search @@ (select ('''@' || ${language} || '''')::tsquery && ${lead}) and ts_match_vq(search, ${query})`;

/** As tsquery texts, for {@link heldBy}. */
export type HeldWords = {
  /** So many texts hold them that they are soon met; then nothing is found by an index. */
  isMany: boolean;
  lead: string;
  query: string;
};

/**
 * How much of these texts holds words of a language; undefined where what was typed says nothing. `orMany` tells what
 * else would be too much.
 */
export function heldWordsStatement(name: string, searched: SearchedTexts, orMany: SQL) {
  const statement = preparedOnce((db) =>
    db
      .select({
        isMany: sql<boolean>`is_many`,
        lead: sql<string>`lead`,
        query: sql<string>`query`,
      })
      .from(
        sql`(with ${tellingOf(searched)}
          select is_many or coalesce(${orMany}, false) as is_many, lead::text, query::text from told, led, terms
          where lead is not null) as telling`,
      )
      .prepare(`held_words_${name}`),
  );
  return async (db: Queryable, code: string, words: string, original: string): Promise<HeldWords | undefined> =>
    (await statement(db).execute({ language: code, typed: words, original }))[0];
}
