import { sql } from 'drizzle-orm';
import { publicPages } from '#features/pages/server/page.table.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { searchPhrases, shortBeginnings } from './search.table.ts';

const typed = sql.placeholder('typed');
const mostSuggested = sql.raw('24');
const order = sql`magnitude desc, length(phrase), form, phrase`;
const letters = sql`replace(search_form(${typed}), ' ', '')`;

/** Phrases that begin with a few letters: as many of them as are suggested come from an index, the most used first. */
const shortPrefixes = shortBeginnings.map((length) => {
  const count = sql.raw(String(length));
  return sql`(select phrase, form, magnitude, 0 as place from ${searchPhrases}
    where length(${letters}) = ${count} and left(letters, ${count}) = ${letters} order by ${order} limit ${mostSuggested})`;
});

// Of more letters, which begin few: no more than a thousand are looked at.
const begun = sql`(select phrase, form, magnitude, 0 from ${searchPhrases}
  where length(${letters}) > ${sql.raw(String(shortBeginnings.length))} and letters >= ${letters} and letters < ${letters} || chr(1114111)
  limit 1000)`;

/**
 * Titles of the magazine's own pages, which are few: each is looked at. Those that every site has are not suggested.
 */
const title = sql`search_form(${publicPages.title})`;
const pageTitles = sql`(select ${publicPages.title}, ${title}, 0, case when starts_with(replace(${title}, ' ', ''), ${letters}) then 0 else 1 end
  from ${publicPages}
  where ${publicPages.standard} is null
    and (starts_with(replace(${title}, ' ', ''), ${letters}) or to_tsvector('simple', ${title}) @@ (select prefix_query(${typed})))
  limit 1000)`;

// Beginnings of a phrase come before beginnings of a word in it, which are not looked for where there are enough of
// those.
const suggestionStatement = preparedOnce((db) =>
  db
    .select({ phrase: sql<string>`phrase` })
    .from(
      sql`(
        with begun as materialized (
          select * from (${sql.join([...shortPrefixes, begun], sql` union all `)}) as begun order by ${order} limit ${mostSuggested})
        select * from begun
        union all
        (select phrase, form, magnitude, 1 from ${searchPhrases}
          where (select count(*) from begun) < ${mostSuggested}
            and to_tsvector('simple', form) @@ (select prefix_query(${typed})) limit 1000)
        union all
        ${pageTitles}
      ) as suggestion`,
    )
    .groupBy(sql`phrase, form, magnitude`)
    .orderBy(sql`min(place), ${order}`)
    .limit(24)
    .prepare('search_suggestions'),
);

/**
 * Titles, places, countries and tags that begin with what was typed, then those that hold a word that does; at most 24.
 */
export async function listPhrases(db: Queryable, words: string): Promise<string[]> {
  return (await suggestionStatement(db).execute({ typed: words })).map(({ phrase }) => phrase);
}

const knownStatement = preparedOnce((db) =>
  db
    .select({ phrase: searchPhrases.phrase })
    .from(searchPhrases)
    .where(sql`${searchPhrases.phrase} = any (${sql.placeholder('phrases')}::text[])`)
    .prepare('search_known_phrases'),
);

/** Those of `phrases` that something published carries. */
export async function listKnownPhrases(db: Queryable, phrases: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = phrases.length > 0 ? await knownStatement(db).execute({ phrases: [...phrases] }) : [];
  return new Set(rows.map(({ phrase }) => phrase));
}
