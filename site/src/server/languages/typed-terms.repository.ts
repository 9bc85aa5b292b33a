import { sql } from 'drizzle-orm';

export const mostWords = 8;
/** Of what is searched, in this and in other statements over {@link typedTerms}. */
export const language = sql.placeholder('language');
export const typed = sql.placeholder('typed');

/** Two letters begin too much: these are looked for as they stand. In other scripts two letters are a word or more. */
const isBegun = sql`octet_length(word) > 2`;

/** A word as a query. Those of search_form hold letters and digits only. */
const asQuery = sql`coalesce(
  pairs_query(${language}, word),
  case when ${isBegun} then '(''' || word || ''':* | ''' || stem || ''':*)' else '''' || word || '''' end)`;

/**
 * The words that were typed as a query, one by one in `parts`, and as what marks are found by. Those that say nothing
 * have no stem.
 */
export const typedTerms = sql`(
  select array_agg(word) filter (where not ${isBegun}) as whole,
    array_agg(word) filter (where ${isBegun}) || array_agg(stem) filter (where ${isBegun}) as begun,
    string_agg(${asQuery}, ' & ')::tsquery as query, array_agg((${asQuery})::tsquery) as parts
  from (
    select word, edition_stem(${language}, word) as stem
    from regexp_split_to_table(edition_typed(${language}, ${typed}), ' ') with ordinality as split(word, position)
    where word <> '' group by word order by min(position) limit ${sql.raw(String(mostWords))}) as typed
  where stem <> '') as terms`;
