import { ownLanguage } from '@trekker/texts/own-language.ts';
import { asc, sql } from 'drizzle-orm';
import { publicPageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { publicPages } from '#features/pages/server/page.table.ts';
import { language, typedTerms } from '#server/languages/typed-terms.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';

const mostShown = 20;
const mostWords = 8;

/** Two letters begin too much: these are looked for as they stand. In other scripts two letters are a word or more. */
const isBegun = sql`octet_length(word) > 2`;

// Words that say nothing by themselves ("the") have no stem. Those of search_form hold letters and digits only.
const terms = sql`(
  select array_agg(word) filter (where not ${isBegun}) as whole,
    array_agg(word) filter (where ${isBegun}) || array_agg(stem) filter (where ${isBegun}) as begun,
    string_agg(case when ${isBegun} then '(''' || word || ''':* | ''' || stem || ''':*)' else '''' || word || '''' end, ' & ')::tsquery as query
  from (
    select word, edition_stem(${sql.placeholder('own')}::text, word) as stem
    from regexp_split_to_table(search_form(${sql.placeholder('typed')}), ' ') with ordinality as split(word, position)
    where word <> '' group by word order by min(position) limit ${sql.raw(String(mostWords))}) as typed
  where stem <> '') as terms`;

const statement = preparedOnce((db) =>
  db
    .select({
      id: publicPages.id,
      slug: publicPages.slug,
      standard: publicPages.standard,
      createdAt: publicPages.createdAt,
      updatedAt: publicPages.updatedAt,
      title: publicPages.title,
      description: publicPages.description,
      content: publicPages.content,
      whole: sql<string[]>`coalesce(whole, '{}')`,
      begun: sql<string[]>`coalesce(begun, '{}')`,
    })
    .from(publicPages)
    .innerJoin(terms, sql`${publicPages.search} @@ query`)
    .orderBy(
      sql`search_form(${publicPages.title}) = search_form(${sql.placeholder('typed')}) desc, ts_rank(${publicPages.search}, query) desc, ${publicPages.title}, ${publicPages.id}`,
    )
    .limit(mostShown)
    .prepare('search_pages'),
);

/** Public pages that hold all of the words, or words that begin with them: the closest twenty. */
export function findPages(db: Queryable, words: string) {
  return statement(db).execute({ typed: words, own: ownLanguage() });
}

export type FoundPageRow = Awaited<ReturnType<typeof findPages>>[number];

const standardStatement = preparedOnce((db) => {
  const { id, slug, standard, createdAt, updatedAt, title, description, content } = publicPages;
  return db
    .select({ id, slug, standard, createdAt, updatedAt, title, description, content })
    .from(publicPages)
    .where(sql`${standard} is not null`)
    .orderBy(id)
    .prepare('search_standard_pages');
});

/** Public pages that every site has. */
export const listStandardPages = (db: Queryable) => standardStatement(db).execute();

const titlesStatement = preparedOnce((db) =>
  db
    .select({
      id: sql<string>`id`,
      whole: sql<string[]>`coalesce(whole, '{}')`,
      begun: sql<string[]>`coalesce(begun, '{}')`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::text[], ${sql.placeholder('titles')}::text[]) as titled (id, title), ${typedTerms}`,
    )
    .where(sql`to_tsvector('simple', edition_words(${language}, title)) @@ query`)
    .prepare('search_given_titles'),
);

/** Which of some titles hold all of the words in a language. */
export function findTitled(db: Queryable, code: string, typed: string, titles: ReadonlyMap<string, string>) {
  return titlesStatement(db).execute({ language: code, typed, ids: [...titles.keys()], titles: [...titles.values()] });
}

const editionsStatement = preparedOnce((db) => {
  const { pageId, language, slug, title, description, content } = publicPageTexts;
  return db
    .select({ id: pageId, language, slug, title, description, content })
    .from(publicPageTexts)
    .where(sql`${pageId} = any (${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(language))
    .prepare('search_page_editions');
});

/** The editions of pages that everybody may read, in every language. */
export function listPageEditions(db: Queryable, ids: readonly string[]) {
  return editionsStatement(db).execute({ ids: [...ids] });
}

export type PageEditionRow = Awaited<ReturnType<typeof listPageEditions>>[number];
