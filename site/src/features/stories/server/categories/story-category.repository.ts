import { allowLonger } from '@trekker/database/connections/drizzle-pool.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { formerStoryCategories, stories, storyCategories } from '../story.table.ts';

export type CategoryRow = { slug: string; name: string; former: string[]; updatedAt: Date };

const { slug, name, updatedAt } = storyCategories;
const former = sql<string[]>`array(select former.name from ${formerStoryCategories} former
  where former.slug = story_categories.slug order by former.name)`;
const categoriesStatement = preparedOnce((db) =>
  db
    .select({ slug, name, former, updatedAt })
    .from(storyCategories)
    .orderBy(asc(storyCategories.position))
    .prepare('story_categories'),
);

/** In the order of the staff. */
export function listCategories(db: Queryable): Promise<CategoryRow[]> {
  return categoriesStatement(db).execute();
}

/** What the category is called now that has this name or had it. */
export async function findCategoryNamed(db: Queryable, name: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from story_categories where name = ${name} or slug = (
      select slug from former_story_categories where name = ${name})
    order by name = ${name} desc limit 1`);
  return rows[0]?.name;
}

const lockName = sql`hashtext('story categories')`;

/**
 * For whoever gives a story a category, before any row is locked: until the transaction ends the categories stay as
 * they are.
 */
export async function lockCategories(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName})`);
}

/** For whoever changes the categories: until the transaction ends no story gets one. */
export async function lockCategoriesAlone(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockName})`);
}

/** How many stories each name has: drafts too, and what lies in the trash and was called so when it went there. */
export async function countStoriesNamed(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, sum(count)::int as count from (
      select category as name, count(*) from stories group by category
      union all
      select content ->> 'category', count(*) from trash_items join trashed_rows using (item_id, kind)
      where kind = 'story' and purged_at is null and part = 'item' group by 1) as counted
    group by name`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Many thousands of stories take a while: their words are searched by the category, too. */
const longestMoveMs = 60_000;

/** Stories follow by their key. */
export async function renameCategory(tx: Queryable, slug: string, name: string): Promise<void> {
  await allowLonger(tx, longestMoveMs);
  await tx.update(storyCategories).set({ name }).where(eq(storyCategories.slug, slug));
}

export async function insertCategories(tx: Queryable, rows: { slug: string; name: string; position: number }[]) {
  if (rows.length > 0) await tx.insert(storyCategories).values(rows);
}

/** All stories of one category become those of another, which takes over its names as well. */
export async function moveStoriesTo(tx: Queryable, from: { slug: string; name: string }, to: CategoryKey) {
  await allowLonger(tx, longestMoveMs);
  await tx.update(stories).set({ category: to.name }).where(eq(stories.category, from.name));
  await tx.update(formerStoryCategories).set({ slug: to.slug }).where(eq(formerStoryCategories.slug, from.slug));
}

type CategoryKey = { slug: string; name: string };

/** From now on the name leads to this category. */
export async function keepFormerName(tx: Queryable, name: string, slug: string): Promise<void> {
  await tx
    .insert(formerStoryCategories)
    .values({ name, slug })
    .onConflictDoUpdate({ target: formerStoryCategories.name, set: { slug } });
}

/** Names that categories have again lead nowhere else. */
export async function forgetFormerNames(tx: Queryable, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.delete(formerStoryCategories).where(inArray(formerStoryCategories.name, [...names]));
}

export async function deleteCategories(tx: Queryable, slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await tx.delete(storyCategories).where(inArray(storyCategories.slug, [...slugs]));
}

/** They stand in the order of `slugs`, which are all, and were saved now. */
export async function orderCategories(tx: Queryable, slugs: readonly string[]): Promise<void> {
  const newest = sql`(select max(updated_at) from story_categories)`;
  await tx.update(storyCategories).set({
    position: sql`array_position(${sql.param([...slugs])}::text[], ${storyCategories.slug})`,
    updatedAt: sql`date_trunc('milliseconds', greatest(now(), ${newest} + interval '1 millisecond'))`,
  });
}
