import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mostCounted } from '../../contract/count-limits.ts';
import type { Page, PageRequest } from '../../contract/pagination.ts';
import { timesAsFrequent } from '../lists/frequency.rules.ts';
import { listCounts } from '../lists/list-count.table.ts';
import { pageOf } from '../lists/list-page.ts';
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

type Asked = Record<string, unknown>;

type HeldPages = {
  held: (asked: Asked) => Promise<Page<string>[]>;
  scanned: (asked: Asked) => Promise<{ ids: string[] }[]>;
};

const original = sql.placeholder('original');
const asTyped = sql`(select prefix_query(${original}))`;
const [lead, query] = [sql`${sql.placeholder('lead')}::tsquery`, sql`${sql.placeholder('query')}::tsquery`];

/**
 * What holds words in a text of a language, or is named by them in the site's own: tags and countries are in no text.
 * `original` is the words there; `originals` what the public reads.
 */
export function heldWordsOf(kind: 'destinations' | 'stories', searched: SearchedTexts, originals: SQLWrapper) {
  const { texts, id } = searched;
  const tooMany = sql`(select coalesce(rarest_word(${original}, ${sql.raw(`'${kind}'`)}) >= ${number(2 * mostCounted)}, false))`;
  const isNamed = sql`ts_match_vq(ts_filter(search, '{a,b}'), ${asTyped})`;
  const statement = preparedOnce((db) =>
    db
      .select({ isMany: sql<boolean>`is_many`, lead: sql<string>`lead`, query: sql<string>`query` })
      .from(
        sql`(with ${tellingOf(searched)}
          select is_many, lead::text, query::text from told, led, terms where lead is not null) as telling`,
      )
      .prepare(`held_words_${kind}`),
  );
  return {
    /**
     * A page of a list. `held` finds it among all that hold the words; `scanned` finds those among the first of the
     * list, where very many hold them. Both take `original`, `lead` and `query`.
     */
    async readPage(
      db: Queryable,
      { code, q, original }: { code: string; q: string; original: string },
      { held, scanned }: HeldPages,
      page: PageRequest,
    ): Promise<Page<string>> {
      const [told] = await statement(db).execute({ language: code, typed: q, original });
      // What was typed may say nothing: then the originals alone may hold it.
      const asked = { original, lead: told?.lead, query: told?.query };
      if (told?.isMany) return pageOf((await scanned(asked))[0]?.ids ?? [], page);
      const part = { limit: page.limit, offset: (page.page - 1) * page.limit };
      return (await held({ ...asked, ...part }))[0] ?? pageOf([], page);
    },
    // Each original of the newest is asked for by its id: as a value it can't become a join that reads them all.
    /** The ids of all of it; of very many originals those among what is the newest in the language. */
    ids: sql`(
      (select ${id} from ${texts} where ${heldBy(lead, query)} limit ${number(mostCounted)})
      union
      (select id from ${originals} where not ${tooMany} and search @@ ${asTyped} and ${isNamed})
      union
      (select id from (select ${id} as id from ${texts} where ${tooMany} and language = ${language}
          order by published_at desc, ${id} desc limit ${number(mostScanned)}) as scanned
        where (select ${isNamed} from ${originals} where ${originals}.id = scanned.id)))`,
    /** Whether it is so of one row of `scanned`, which has an id. */
    isScanned: sql`(
      exists (select from ${texts} where ${id} = scanned.id and language = ${language} and ts_match_vq(search, ${query}))
      or exists (select from ${originals} where ${originals}.id = scanned.id and ${isNamed}))`,
  };
}
