import { sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { storyCategories, storyLists } from '../../stories/server/story.table.ts';
import { formerTagSlugs, termTexts } from './term.table.ts';

/** What is asked for: categories by their names, tags in lower case, labels of menus. */
export type Asked = { categories: readonly string[]; tags: readonly string[]; labels: readonly string[] };

const { kind, language, name, slug } = termTexts;

const namesStatement = preparedOnce((db) =>
  db
    .select({
      kind,
      /** Of a category its name in the site's own language. */
      term: sql<string>`coalesce(${storyCategories.name}, ${termTexts.term})`,
      language,
      name,
      slug,
    })
    .from(termTexts)
    .leftJoin(storyCategories, sql`${kind} = 'category' and ${storyCategories.slug} = ${termTexts.term}`)
    .where(
      sql`(${kind} = 'category' and ${termTexts.term} in (
          select slug from story_categories where name = any (${sql.placeholder('categories')}::text[]))
        or ${kind} = 'tag' and ${termTexts.term} = any (${sql.placeholder('tags')}::text[])
        or ${slug} = any (${sql.placeholder('tags')}::text[])
        or ${kind} = 'menu' and ${termTexts.term} = any (${sql.placeholder('labels')}::text[]))
        and ${language} = any (${sql.placeholder('languages')}::text[])`,
    )
    .prepare('term_names'),
);

/** What these are called in any of the languages, and other tags that have the address of one there. */
export function listNames(db: Queryable, languages: readonly string[], { categories, tags, labels }: Asked) {
  return namesStatement(db).execute({
    languages: [...languages],
    categories: [...categories],
    tags: [...tags],
    labels: [...labels],
  });
}

export type NameRow = Awaited<ReturnType<typeof listNames>>[number];

/** What all categories are called in any of the languages. */
export async function listCategoryNames(db: Queryable, languages: readonly string[]) {
  const rows = await db
    .select({ category: storyCategories.name, language, name })
    .from(storyCategories)
    .leftJoin(
      termTexts,
      sql`${kind} = 'category' and ${termTexts.term} = ${storyCategories.slug}
        and ${language} = any (${sql.param([...languages])}::text[])`,
    )
    .orderBy(storyCategories.position);
  return rows;
}

/**
 * The tag that an address leads to in `language`: one of that address there, the tag itself where something carries it,
 * one that had the address, one that has or had it elsewhere. Undefined where it is none of these.
 */
export async function findTagAt(db: Queryable, at: string, language: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from (
      select term as tag, case when language = ${language} then 0 else 3 end as place from ${termTexts}
        where slug = ${at} and kind = 'tag'
      union all
      select ${at}, 1 where exists (select from ${storyLists} where list = 'tagged ' || ${at})
      union all
      select tag, case when language = ${language} then 2 else 4 end from ${formerTagSlugs} where slug = ${at}
    ) as found order by place, tag limit 1`);
  return rows[0]?.tag;
}

/** Where tags have their pages in other languages than the site's own, by tag: all, or one. */
export async function listTagAddresses(db: Queryable, languages: readonly string[], tag?: string) {
  const rows = await db
    .select({ tag: termTexts.term, language, name, slug: sql<string>`${slug}`, updatedAt: termTexts.updatedAt })
    .from(termTexts)
    .where(
      sql`${kind} = 'tag' and ${language} = any (${sql.param([...languages])}::text[])
        ${tag === undefined ? sql`` : sql`and ${termTexts.term} = ${tag}`}`,
    )
    .orderBy(language);
  return Map.groupBy(rows, (row) => row.tag);
}
