import { type SQL, sql } from 'drizzle-orm';
import { publicDestinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { publicPageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { publicStoryTexts } from '#features/stories/server/editions/story-text.table.ts';
import { language, mostWords, typed, typedTerms } from '#server/languages/typed-terms.repository.ts';
import { isSampled } from '#server/lists/sampled-count.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { mostRanked } from '../search.repository.ts';

/** What can be there in several languages. */
export type EditionKind = 'destinations' | 'stories' | 'pages';

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

/** So many of the newest texts of a language are looked through where a word is in very many. */
const mostLookedThrough = sql.raw(String(4 * mostRanked));
const most = sql.raw(String(mostRanked));
const isOfLanguage = sql`language = ${language} and search @@ (('''@' || ${language} || '''')::tsquery && query)`;

/**
 * Where very many match, those of a sample and the newest of them are ranked, as far as they are among the newest of
 * all: to find all would be to read the whole of an index, to put them in order to read all of them.
 * @param also what is wanted beside the words
 */
function statementFor(kind: EditionKind, source: SQL, id: SQL, title: SQL, also = sql`true`) {
  const sampled = sql`sampled as materialized (
    select ${id} as id from ${source}, terms where ${isSampled(id)} and ${isOfLanguage} and ${also} limit ${most} + 1)`;
  const few = sql`few as materialized (
    select id from sampled where (select count(*) from sampled) > ${most}
    union all
    (select ${id} as id from ${source}, terms where (select count(*) from sampled) <= ${most} and ${isOfLanguage} and ${also}
      limit ${most} + 1))`;
  const newest = sql`newest as (
    select id from (
      select ${id} as id, search from ${source} where language = ${language}
      order by published_at desc, ${id} desc limit ${mostLookedThrough}) as newest_of_all, terms
    where (select count(*) from few) > ${most} and search @@ query limit ${most})`;
  const chosen = sql`chosen as (
    select ${id} as id, search, published_at, ${title} as title from ${source}, terms
    where language = ${language} and ${also} and ${id} in (select id from few union select id from newest)
    order by published_at desc, ${id} desc limit ${most})`;
  return preparedOnce((db) =>
    db
      .select({
        id: sql<string>`id`,
        closeness: sql<number>`closeness`,
        whole: sql<string[]>`coalesce(whole, '{}')`,
        begun: sql<string[]>`coalesce(begun, '{}')`,
      })
      .from(
        sql`(with terms as materialized (select *, edition_form(${language}, ${typed}) as wanted from ${typedTerms}),
            ${sampled}, ${few}, ${newest}, ${chosen}
          select id, whole, begun, published_at, ts_rank(search, query) as rank,
            case when ${among('a')} @@ query then ${ofTitle}
              when ${among('a,b')} @@ query then 4 when ${among('a,b,c')} @@ query then 6 else 8 end as closeness
          from chosen, terms) as ranked`,
      )
      .orderBy(sql`closeness, rank desc, published_at desc, id`)
      .prepare(`search_editions_${kind}`),
  );
}

const statements = {
  destinations: statementFor(
    'destinations',
    sql`${publicDestinationTexts}`,
    sql`${publicDestinationTexts.destinationId}`,
    sql`${publicDestinationTexts.name}`,
  ),
  stories: statementFor(
    'stories',
    sql`${publicStoryTexts}`,
    sql`${publicStoryTexts.storyId}`,
    sql`${publicStoryTexts.title}`,
  ),
  // Those that every site has are found by their titles alone, as in the site's own language.
  pages: statementFor(
    'pages',
    sql`${publicPageTexts}`,
    sql`${publicPageTexts.pageId}`,
    sql`${publicPageTexts.title}`,
    sql`(${among('a')} @@ query or ${publicPageTexts.pageId} in (select id from public_pages where standard is null))`,
  ),
};

/** The items that hold in the language all words, or what begins with them or with their stems; the closest first. */
export function findEditions(db: Queryable, kind: EditionKind, code: string, words: string) {
  return statements[kind](db).execute({ language: code, typed: words });
}

export type FoundEdition = Awaited<ReturnType<typeof findEditions>>[number];
