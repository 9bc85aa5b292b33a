import { sql } from 'drizzle-orm';
import { destinationLists } from '#features/destinations/server/destination.table.ts';
import { destinationTextLists } from '#features/destinations/server/editions/destination-text.table.ts';
import { termTexts, termWords } from '#features/glossary/server/term.table.ts';
import { storyTextLists } from '#features/stories/server/editions/story-text.table.ts';
import { publicStories, storyLists } from '#features/stories/server/story.table.ts';
import { language, typedTerms } from '#server/languages/typed-terms.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { mostRanked } from '../search.repository.ts';
import type { FoundEdition } from './found-edition.repository.ts';

/** More tags are not meant by a few words. */
const most = 20;

const termsStatement = preparedOnce((db) =>
  db
    .select({
      kind: sql<'tag' | 'category'>`kind`,
      term: sql<string>`term`,
      name: sql<string>`name`,
      whole: sql<string[]>`coalesce(whole, '{}')`,
      begun: sql<string[]>`coalesce(begun, '{}')`,
    })
    .from(
      sql`(
        select kind, term, name, whole, begun from ${termTexts}, ${typedTerms}
          where kind = 'tag' and language = ${language} and ${termWords(termTexts)} @@ query
        union all
        select 'category', term, name, whole, begun
          from unnest(${sql.placeholder('categories')}::text[], ${sql.placeholder('names')}::text[]) as category (term, name), ${typedTerms}
          where to_tsvector('simple', edition_words(${language}, name)) @@ query
      ) as matching`,
    )
    .orderBy(sql`length(name), name, kind, term`)
    .limit(most)
    .prepare('search_terms'),
);

export type FoundTerm = Awaited<ReturnType<typeof findTerms>>[number];

/**
 * Tags, in lower case, and categories whose names in a language hold all words.
 * @param names of categories there, by those in the site's own language
 */
export function findTerms(db: Queryable, code: string, typed: string, names: ReadonlyMap<string, string>) {
  return termsStatement(db).execute({
    language: code,
    typed,
    categories: [...names.keys()],
    names: [...names.values()],
  });
}

const tags = sql`unnest(${sql.placeholder('tags')}::text[]) as tag`;
const newest = sql.raw(String(mostRanked));

// Each from its own list, the newest of many.
const statements = {
  destinations: preparedOnce((db) =>
    db
      .select({ id: sql<string>`id` })
      .from(
        sql`(select id, max(created_at) as at from ${tags}, lateral (
            select id, created_at from ${destinationLists} where list = tag
            order by created_at desc, id desc limit ${newest}) as of_tag
          group by id) as found`,
      )
      .orderBy(sql`at desc, id`)
      .limit(mostRanked)
      .prepare('search_places_of_terms'),
  ),
  stories: preparedOnce((db) =>
    db
      .select({ id: sql<string>`id` })
      .from(
        sql`(select id, max(published_at) as at from (
            select of_tag.* from ${tags}, lateral (
              select id, published_at from ${storyLists} where list = 'tagged ' || tag
              order by published_at desc, id desc limit ${newest}) as of_tag
            union all
            select of_category.* from unnest(${sql.placeholder('categories')}::text[]) as chosen, lateral (
              select id, published_at from ${publicStories} where category = chosen
              order by published_at desc, id desc limit ${newest}) as of_category
          ) as either group by id) as found`,
      )
      .orderBy(sql`at desc, id`)
      .limit(mostRanked)
      .prepare('search_stories_of_terms'),
  ),
};

/** As close as words of tags. */
const closeness = 4;

/** What everybody may read of what carries one of these, the newest first. */
export async function findByTerms(
  db: Queryable,
  kind: 'destinations' | 'stories',
  terms: readonly FoundTerm[],
): Promise<FoundEdition[]> {
  const of = (wanted: FoundTerm['kind']) => terms.filter((one) => one.kind === wanted).map(({ term }) => term);
  const [first] = terms;
  if (!first) return [];
  const { whole, begun } = first;
  const rows = await statements[kind](db).execute({ tags: of('tag'), categories: of('category') });
  return rows.map(({ id }) => ({ id, closeness, whole, begun }));
}

const lists = { destinations: destinationTextLists, stories: storyTextLists };

/** Those of these that everybody can read in a language. */
export async function keepTranslated(
  db: Queryable,
  kind: keyof typeof lists,
  code: string,
  found: readonly FoundEdition[],
): Promise<FoundEdition[]> {
  const ids = sql.param(found.map(({ id }) => id));
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${lists[kind]} where id = any (${ids}::uuid[]) and language = ${code} and list_name = 'all'`);
  const kept = new Set(rows.map(({ id }) => id));
  return found.filter(({ id }) => kept.has(id));
}

/** Those of these terms that something carries which everybody can read in a language. */
export async function keepUsedTerms(db: Queryable, code: string, terms: readonly FoundTerm[]): Promise<FoundTerm[]> {
  if (terms.length === 0) return [];
  const listOf = ({ kind, term }: FoundTerm) => `${kind === 'tag' ? 'tagged' : 'as'} ${term}`;
  const wanted = sql.param(terms.map(listOf));
  const { rows } = await db.execute<{ list: string }>(sql`
    select list from unnest(${wanted}::text[]) as list
    where exists (select from ${destinationTextLists} where language = ${code} and list_name = list)
      or exists (select from ${storyTextLists} where language = ${code} and list_name = list)`);
  return terms.filter((term) => rows.some(({ list }) => list === listOf(term)));
}
