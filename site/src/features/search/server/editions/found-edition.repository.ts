import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import { publicDestinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { publicHighlightTexts } from '#features/highlights/server/editions/highlight-text.table.ts';
import { publicPageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { publicStoryTexts } from '#features/stories/server/editions/story-text.table.ts';
import { language, mostWords, typed, typedTerms } from '#server/languages/typed-terms.repository.ts';
import { listCounts } from '#server/lists/list-count.table.ts';
import { enoughOfSample, isSampled } from '#server/lists/sampled-count.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { mostRanked } from '../search.repository.ts';
import type { Kind } from '../search-words.repository.ts';

/** What can be there in several languages. */
export type EditionKind = Kind | 'pages';

const wordsStatement = preparedOnce((db) =>
  db
    .select({ word: sql<string>`word` })
    .from(sql`regexp_split_to_table(edition_form(${language}, ${typed}), ' ') with ordinality as split(word, position)`)
    .where(sql`word <> '' and edition_stem(${language}, word) <> ''`)
    .groupBy(sql`word`)
    .orderBy(sql`min(position)`)
    .limit(mostWords)
    .prepare('search_typed_words'),
);

/** The words that were typed, as the language compares them, without those that say nothing. */
export async function readTypedWords(db: Queryable, code: string, words: string): Promise<string[]> {
  return (await wordsStatement(db).execute({ language: code, typed: words })).map(({ word }) => word);
}

/** Its lexemes of some weights alone. */
const among = (weights: string) => sql`ts_filter(search, ${sql.raw(`'{${weights}}'`)})`;

/** How close a title is that holds the words. Only those have a form: it takes as long as all the rest of a row. */
const ofTitle = sql`(select case when form = wanted then 0 when starts_with(form, wanted) then 1 else 2 end
  from edition_form(${language}, title) as form)`;

const number = (value: number) => sql.raw(String(value));

/** Of very many, so many of the newest are ranked, as far as they are among the newest of all. */
const mostOfMany = 400;
const mostWalked = 2000;
const mostTitles = 100;
// So many texts tell whether very many hold a word, where its share of them, less three times that share's own error,
// would be mostCounted of all: to find out from the index would take longer than all the rest.
const probed = 400;

const isOfLanguage = sql`language = ${language} and search @@ (('''@' || ${language} || '''')::tsquery && query)`;

type Source = {
  texts: SQL;
  /** The column of it with an item's id, and that with its title. */
  id: SQL;
  title: SQL;
  /** The name of the list that counts the texts of a language. */
  counted?: SQL;
  /** What is wanted beside the words. */
  also?: SQL;
};

/**
 * Up to {@link mostCounted} are found, counted, and the newest of them ranked. Of more, ranked are those whose titles
 * begin with what was typed, the newest, and those of a sample that were met while counting: to find all would be to
 * read the whole of an index, to put them in order to read all of them.
 */
function statementFor(kind: EditionKind, { texts, id, title, counted, also = sql`true` }: Source) {
  const form = sql`edition_form(language, ${title}) collate "C"`;
  const titled = sql`titled as materialized (
    select ${id} as id from ${texts}, terms where language = ${language}
      and ${form} >= (select wanted from terms) and ${form} < (select wanted || chr(1114111) from terms)
      and ts_match_vq(search, query) and ${also} order by ${form} limit ${number(mostTitles)})`;
  const size = counted ? sql`(select coalesce(sum(change), 0) from ${listCounts} where list = ${counted})` : sql`0`;
  const probe = sql`probe as materialized (
    select case when seen > 9 then (seen - 3 * sqrt(seen)) / ${number(probed)} * ${size} >= ${number(mostCounted)}
      else false end as is_frequent
    from (select count(*) filter (where search @@ query) as seen
      from (select search from ${texts} where ${isSampled(id)} and language = ${language}
        order by ${id} limit ${number(probed)}) as first, terms) as looked_at)`;
  const sampled = sql`sampled as materialized (
    select ${id} as id from ${texts}, terms where not (select is_frequent from probe)
      and ${isSampled(id)} and ${isOfLanguage} and ${also} limit ${number(enoughOfSample)})`;
  const told = sql`told as materialized (
    select is_frequent or (select count(*) from sampled) >= ${number(enoughOfSample)} as is_many from probe)`;
  const few = sql`few as materialized (
    select id, (count(*) over ())::int as count from (
      select ${id} as id, published_at from ${texts}, terms where not (select is_many from told)
        and ${isOfLanguage} and ${also} limit ${number(mostCounted)}) as matching
    order by published_at desc, id desc limit ${number(mostRanked)})`;
  const newest = sql`newest as materialized (
    select id from (
      select ${id} as id, search from ${texts} where (select is_many from told) and language = ${language}
      order by published_at desc, ${id} desc limit ${number(mostWalked)}) as newest_of_all, terms
    where search @@ query limit ${number(mostOfMany)})`;
  const chosen = sql`chosen as (
    select ${id} as id, search, published_at, ${title} as title from ${texts}, terms
    where language = ${language} and ${also} and ${id} in (
      select id from titled union select id from few union select id from newest
      union select id from sampled where (select is_many from told)))`;
  return preparedOnce((db) =>
    db
      .select({
        id: sql<string>`id`,
        closeness: sql<number>`closeness`,
        whole: sql<string[]>`coalesce(whole, '{}')`,
        begun: sql<string[]>`coalesce(begun, '{}')`,
        /** How many there are, up to {@link mostCounted}. */
        count: sql<number>`case when is_many then ${number(mostCounted)} else count end`,
      })
      .from(
        sql`(with terms as materialized (select *, edition_form(${language}, ${typed}) as wanted from ${typedTerms}),
            ${titled}, ${probe}, ${sampled}, ${told}, ${few}, ${newest}, ${chosen}
          select id, whole, begun, published_at, ts_rank(search, query) as rank,
            is_many, (select max(count) from few) as count,
            case when ${among('a')} @@ query then ${ofTitle}
              when ${among('a,b')} @@ query then 4 when ${among('a,b,c')} @@ query then 6 else 8 end as closeness
          from chosen, terms, told) as ranked`,
      )
      .orderBy(sql`closeness, rank desc, published_at desc, id`)
      .prepare(`search_editions_${kind}`),
  );
}

const statements = {
  destinations: statementFor('destinations', {
    texts: sql`${publicDestinationTexts}`,
    id: sql`${publicDestinationTexts.destinationId}`,
    title: sql`${publicDestinationTexts.name}`,
    counted: sql`'destination_text_lists ' || ${language} || ' all'`,
  }),
  stories: statementFor('stories', {
    texts: sql`${publicStoryTexts}`,
    id: sql`${publicStoryTexts.storyId}`,
    title: sql`${publicStoryTexts.title}`,
    counted: sql`'story_text_lists ' || ${language} || ' all'`,
  }),
  highlights: statementFor('highlights', {
    texts: sql`${publicHighlightTexts}`,
    id: sql`${publicHighlightTexts.highlightId}`,
    title: sql`${publicHighlightTexts.location}`,
  }),
  // Those that every site has are found by their titles alone, as in the site's own language.
  pages: statementFor('pages', {
    texts: sql`${publicPageTexts}`,
    id: sql`${publicPageTexts.pageId}`,
    title: sql`${publicPageTexts.title}`,
    also: sql`(${among('a')} @@ query or ${publicPageTexts.pageId} in (select id from public_pages where standard is null))`,
  }),
};

/** The items that hold in the language all words, or what begins with them or with their stems; the closest first. */
export function findEditions(db: Queryable, kind: EditionKind, code: string, words: string) {
  return statements[kind](db).execute({ language: code, typed: words });
}

export type FoundEdition = Omit<Awaited<ReturnType<typeof findEditions>>[number], 'count'>;
