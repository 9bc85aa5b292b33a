import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import { publicDestinations } from '#features/destinations/server/destination.table.ts';
import {
  publicDestinationTexts,
  searchedDestinationTexts,
} from '#features/destinations/server/editions/destination-text.table.ts';
import { publicHighlightTexts } from '#features/highlights/server/editions/highlight-text.table.ts';
import { publicPageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { publicStoryTexts, searchedStoryTexts } from '#features/stories/server/editions/story-text.table.ts';
import { heldBy, type SearchedTexts, tellingOf } from '#server/languages/held-words.repository.ts';
import { language, mostWords, typed, typedTerms } from '#server/languages/typed-terms.repository.ts';
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

const nameStatement = preparedOnce((db) =>
  db
    .select({ name: publicDestinationTexts.name })
    .from(publicDestinationTexts)
    .innerJoin(publicDestinations, eq(publicDestinations.id, publicDestinationTexts.destinationId))
    .where(
      and(
        sql`search_form(${publicDestinations.name}) collate "C" = search_form(${sql.placeholder('name')})`,
        eq(publicDestinationTexts.language, sql`${language}`),
      ),
    )
    .limit(1)
    .prepare('search_translated_name'),
);

/** What a language calls the place of this name. */
export async function findTranslatedName(db: Queryable, code: string, name: string): Promise<string | undefined> {
  return (await nameStatement(db).execute({ language: code, name }))[0]?.name;
}

/** Its lexemes of some weights alone. */
const among = (weights: string) => sql`ts_filter(search, ${sql.raw(`'{${weights}}'`)})`;

/** How close a title is that holds the words. Only those have a form: it takes as long as all the rest of a row. */
const ofTitle = sql`(select case when form = wanted then 0 when starts_with(form, wanted) then 1 else 2 end
  from edition_form(${language}, title) as form)`;

const closeness = sql`case when ${among('a')} @@ query then ${ofTitle}
  when ${among('a,b')} @@ query then 4 when ${among('a,b,c')} @@ query then 6 else 8 end`;

const foundColumns = {
  id: sql<string>`id`,
  closeness: sql<number>`closeness`,
  whole: sql<string[]>`coalesce(whole, '{}')`,
  begun: sql<string[]>`coalesce(begun, '{}')`,
};

const number = (value: number) => sql.raw(String(value));

/** Of very many, so many of the newest are ranked, as far as they are among the newest of all. */
const mostOfMany = 400;
const mostWalked = 2000;
const mostTitles = 100;

type Source = SearchedTexts & { title: SQL };

/**
 * Up to {@link mostCounted} are found, counted, and the newest of them ranked. Of more, ranked are those whose titles
 * begin with what was typed, the newest, and those of a sample that were met while counting: to find all would be to
 * read the whole of an index, to put them in order to read all of them.
 */
function statementFor(kind: EditionKind, source: Source) {
  const { texts, id, title, also = sql`true` } = source;
  const form = sql`edition_form(language, ${title}) collate "C"`;
  const titled = sql`titled as materialized (
    select ${id} as id from ${texts}, terms where language = ${language}
      and ${form} >= (select wanted from terms) and ${form} < (select wanted || chr(1114111) from terms)
      and ts_match_vq(search, query) and ${also} order by ${form} limit ${number(mostTitles)})`;
  const few = sql`few as materialized (
    select id, (count(*) over ())::int as count from (
      select ${id} as id, published_at from ${texts}, terms where not (select is_many from told)
        and ${heldBy(sql`(select lead from led)`, sql`query`)} and ${also} limit ${number(mostCounted)}) as matching
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
        ...foundColumns,
        /** How many there are, up to {@link mostCounted}. */
        count: sql<number>`case when is_many then ${number(mostCounted)} else count end`,
      })
      .from(
        sql`(with ${tellingOf(source)}, ${titled}, ${few}, ${newest}, ${chosen}
          select id, whole, begun, published_at, ts_rank(search, query) as rank,
            is_many, (select max(count) from few) as count, ${closeness} as closeness
          from chosen, terms, told) as ranked`,
      )
      .orderBy(sql`closeness, rank desc, published_at desc, id`)
      .prepare(`search_editions_${kind}`),
  );
}

const sources = {
  destinations: { ...searchedDestinationTexts, title: sql`${publicDestinationTexts.name}` },
  stories: { ...searchedStoryTexts, title: sql`${publicStoryTexts.title}` },
  highlights: {
    texts: sql`${publicHighlightTexts}`,
    id: sql`${publicHighlightTexts.highlightId}`,
    title: sql`${publicHighlightTexts.location}`,
  },
  // Those that every site has are found by their titles alone, as in the site's own language.
  pages: {
    texts: sql`${publicPageTexts}`,
    id: sql`${publicPageTexts.pageId}`,
    title: sql`${publicPageTexts.title}`,
    also: sql`(${among('a')} @@ query or ${publicPageTexts.pageId} in (select id from public_pages where standard is null))`,
  },
} satisfies Record<EditionKind, Source>;

const statements = {
  destinations: statementFor('destinations', sources.destinations),
  stories: statementFor('stories', sources.stories),
  highlights: statementFor('highlights', sources.highlights),
  pages: statementFor('pages', sources.pages),
};

/** The items that hold in the language all words, or what begins with them or with their stems; the closest first. */
export function findEditions(db: Queryable, kind: EditionKind, code: string, words: string) {
  return statements[kind](db).execute({ language: code, typed: words });
}

/** As a function, the condition on the words cannot lead into an index of all that hold them. */
function amongStatementFor(kind: EditionKind, { texts, id, title }: Source) {
  return preparedOnce((db) =>
    db
      .select(foundColumns)
      .from(
        sql`(with terms as materialized (select *, edition_form(${language}, ${typed}) as wanted from ${typedTerms})
          select id, whole, begun, ${closeness} as closeness
          from (select ${id} as id, search, ${title} as title from ${texts}, terms
            where language = ${language} and ${id} = any (${sql.placeholder('ids')}::uuid[])
              and ts_match_vq(search, query)) as holding, terms) as held`,
      )
      .prepare(`search_editions_among_${kind}`),
  );
}

const amongStatements = {
  destinations: amongStatementFor('destinations', sources.destinations),
  stories: amongStatementFor('stories', sources.stories),
};

/** Of these items those that hold in the language all words, or what begins with them or with their stems. */
export async function findEditionsAmong(
  db: Queryable,
  kind: keyof typeof amongStatements,
  code: string,
  words: string,
  ids: readonly string[],
): Promise<FoundEdition[]> {
  if (ids.length === 0) return [];
  return amongStatements[kind](db).execute({ language: code, typed: words, ids: [...ids] });
}

export type FoundEdition = Omit<Awaited<ReturnType<typeof findEditions>>[number], 'count'>;
