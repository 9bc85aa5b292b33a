import { sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { searchPhrases } from './search.table.ts';

const typed = sql.placeholder('typed');

// Beginnings of a phrase come before beginnings of a word in it. Of very many only some are looked at: whoever has typed one
// letter has not asked for anything yet.
const suggestionStatement = preparedOnce((db) =>
  db
    .select({ phrase: sql<string>`phrase` })
    .from(
      sql`(
        (select phrase, form, uses, 0 as place from ${searchPhrases}
          where letters >= replace(search_form(${typed}), ' ', '') and letters < replace(search_form(${typed}), ' ', '') || chr(1114111)
          limit 1000)
        union all
        (select phrase, form, uses, 1 from ${searchPhrases}
          where to_tsvector('simple', form) @@ prefix_query(${typed}) limit 1000)
      ) as suggestion`,
    )
    .groupBy(sql`phrase, form, uses`)
    .orderBy(sql`min(place), uses desc, length(phrase), form, phrase`)
    .limit(24)
    .prepare('search_suggestions'),
);

/** Titles, places, countries and tags that begin with what was typed, then those that hold a word that does; at most 24. */
export async function listPhrases(db: Queryable, words: string): Promise<string[]> {
  return (await suggestionStatement(db).execute({ typed: words })).map(({ phrase }) => phrase);
}
