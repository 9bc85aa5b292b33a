import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { authors } from '#features/authors/server/author.table.ts';
import { destinations, publicDestinations } from '#features/destinations/server/destination.table.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import { stateFilters } from '#features/schedules/server/schedule.repository.ts';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findMatchingIds, findPageOfIds, orderByIds } from '#server/lists/list-page.repository.ts';
import { isTranslatedSo } from '#server/lists/translation-filter.repository.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import { storyEditionTables } from '../editions/story-edition.repository.ts';
import {
  detailColumns,
  portraits,
  type StoryDetailRow,
  type StorySummaryRow,
  summaryColumns,
} from '../story.repository.ts';
import { formerStorySlugs, stories, storyImages } from '../story.table.ts';

export type StaffFilter = {
  q: string;
  state?: PublicationState | undefined;
  translation?: string | undefined;
  sort?: Sort<'title' | 'category'> | undefined;
};

/** Of those whose name holds `words`. */
async function findAuthorIds(db: Queryable, words: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from authors
    where search_form(${words}) <> '' and search_form(name) like '%' || search_form(${words}) || '%' limit 1000`);
  return rows.map(({ id }) => id);
}

/**
 * Words stand in title, category or tags, all of them; or together in the author's name. Each has an index of its own.
 */
async function holding(db: Queryable, words: string): Promise<SQL | undefined> {
  if (!words) return undefined;
  const authorIds = await findAuthorIds(db, words);
  const byWords = sql`${stories.staffSearch} @@ prefix_query(${words})`;
  return authorIds.length > 0 ? sql`(${byWords} or ${inArray(stories.authorId, authorIds)})` : byWords;
}

/** What is looked for beside the state. */
const soughtBy = async (db: Queryable, { q, translation }: Pick<StaffFilter, 'q' | 'translation'>) =>
  and(await holding(db, q), isTranslatedSo(storyEditionTables, stories.id, translation));

const states = stateFilters(
  'story',
  { id: stories.id, isPublic: sql`published` },
  { published: 'stories published', draft: 'stories draft' },
);

const orders = {
  title: [alphabetical(stories.title), stories.id],
  category: [stories.category, stories.createdAt, stories.id],
};

/** One page of all stories. */
export async function listStoriesForStaff(
  db: Queryable,
  { state, sort, ...sought }: StaffFilter,
  page: PageRequest,
): Promise<Page<StorySummaryRow>> {
  const words = await soughtBy(db, sought);
  const list = { source: stories, ...states[state ?? 'all'], words, sort, orders };
  const { ids, totalCount } = await findPageOfIds(db, list, page);
  if (ids.length === 0) return { rows: [], totalCount };
  const rows = await db
    .select(summaryColumns(stories))
    .from(stories)
    .leftJoin(mediaItems, eq(mediaItems.id, stories.coverId))
    .leftJoin(authors, eq(authors.id, stories.authorId))
    .leftJoin(portraits, eq(portraits.id, authors.avatarId))
    .where(inArray(stories.id, ids))
    .orderBy(orderByIds(ids, stories.id));
  return { rows, totalCount };
}

/** Of all that the list finds, `most` at the most. */
export async function listIds(db: Queryable, { state, ...sought }: StaffFilter, most: number): Promise<string[]> {
  const words = await soughtBy(db, sought);
  return findMatchingIds(db, { source: stories, ...states[state ?? 'all'], words }, most);
}

const chosenPlaces = alias(destinations, 'chosen_places');

export type StaffStoryRow = StoryDetailRow & {
  authorId: string | null;
  /** The place that was chosen, published or not. */
  chosenPlace: { id: string; name: string; country: string } | null;
};

/** Published or not; its place only if that is published. */
export async function findStoryForStaff(db: Queryable, id: string): Promise<StaffStoryRow | undefined> {
  const [row] = await db
    .select({
      ...detailColumns(stories),
      authorId: stories.authorId,
      chosenPlace: { id: chosenPlaces.id, name: chosenPlaces.name, country: chosenPlaces.country },
    })
    .from(stories)
    .leftJoin(mediaItems, eq(mediaItems.id, stories.coverId))
    .leftJoin(authors, eq(authors.id, stories.authorId))
    .leftJoin(portraits, eq(portraits.id, authors.avatarId))
    .leftJoin(publicDestinations, eq(publicDestinations.id, stories.placeId))
    .leftJoin(chosenPlaces, eq(chosenPlaces.id, stories.placeId))
    .where(eq(stories.id, id));
  return row;
}

export async function isPlace(db: Queryable, id: string): Promise<boolean> {
  return (await db.select({ id: destinations.id }).from(destinations).where(eq(destinations.id, id))).length > 0;
}

/** Until the transaction ends nobody else changes or deletes it. */
export async function lockStory(tx: Queryable, id: string) {
  return (await lockStories(tx, [id]))[0];
}

/** The same of several, in the order of their ids. */
export function lockStories(tx: Queryable, ids: readonly string[]) {
  const { id, title, slug, coverId, placeId, tags, category, featured, published, publishedAt, updatedAt } = stories;
  return tx
    .select({ id, title, slug, coverId, placeId, tags, category, featured, published, publishedAt, updatedAt })
    .from(stories)
    .where(inArray(stories.id, [...ids]))
    .orderBy(stories.id)
    .for('no key update');
}

export type StoryInsert = typeof stories.$inferInsert;

export async function insertStory(tx: Queryable, values: StoryInsert): Promise<void> {
  await tx.insert(stories).values(values);
}

export async function listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]> {
  return db.select({ id: stories.id, title: stories.title }).from(stories).where(inArray(stories.id, ids));
}

/**
 * The first publication dates it for good, with `publishedAt` where it was planned. `updatedAt` is the time of the
 * transaction, but always later than the one before, as far as clients see times: to the millisecond.
 */
export function updateStory(tx: Queryable, id: string, values: Changes<StoryInsert>): Promise<void> {
  return updateStories(tx, [id], values);
}

const later = sql`date_trunc('milliseconds', greatest(now(), ${stories.updatedAt} + interval '1 millisecond'))`;

/** The same values for several. */
export async function updateStories(
  tx: Queryable,
  ids: readonly string[],
  values: Changes<StoryInsert>,
): Promise<void> {
  const { publishedAt: planned, ...changes } = values;
  const first = planned instanceof Date ? sql`${planned.toISOString()}::timestamptz` : sql`now()`;
  const publishedAt = sql`coalesce(${stories.publishedAt}, ${first})`;
  await tx
    .update(stories)
    .set({ ...changes, ...(values.published && { publishedAt }), updatedAt: later })
    .where(inArray(stories.id, [...ids]));
}

/** Tags, the regions that they name, and category of several: of each its own. */
export async function sortStories(
  tx: Queryable,
  rows: readonly Pick<typeof stories.$inferSelect, 'id' | 'tags' | 'regions' | 'category'>[],
): Promise<void> {
  await tx.execute(sql`
    update ${stories} set tags = sorted.tags, regions = sorted.regions, category = sorted.category, updated_at = ${later}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sorted (id uuid, tags text[], regions text[], category text)
    where ${stories.id} = sorted.id`);
}

/** The images of its gallery in their order. */
export function listGallery(tx: Queryable, id: string) {
  return tx
    .select({ mediaId: storyImages.mediaId, caption: storyImages.caption, file: mediaItems.file })
    .from(storyImages)
    .innerJoin(mediaItems, eq(mediaItems.id, storyImages.mediaId))
    .where(eq(storyImages.storyId, id))
    .orderBy(storyImages.position);
}

export type GalleryRow = { mediaId: string; caption: string };

export async function replaceGallery(tx: Queryable, storyId: string, gallery: readonly GalleryRow[]): Promise<void> {
  await tx.delete(storyImages).where(eq(storyImages.storyId, storyId));
  if (gallery.length === 0) return;
  await tx
    .insert(storyImages)
    .values(gallery.map(({ mediaId, caption }, position) => ({ storyId, mediaId, caption, position })));
}

/** Until the transaction ends nobody else adds a story or gives one another title. */
export async function lockSlugs(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('story slugs'))`);
}

/**
 * Those of `candidates` that lead to another story than `id`, or once did; those in the trash too. Asked at one moment,
 * since stories move between the two.
 */
export async function findUsedSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]> {
  const current = tx
    .select({ slug: stories.slug })
    .from(stories)
    .where(and(inArray(stories.slug, candidates), ne(stories.id, id)));
  const former = tx
    .select({ slug: formerStorySlugs.slug })
    .from(formerStorySlugs)
    .where(and(inArray(formerStorySlugs.slug, candidates), ne(formerStorySlugs.storyId, id)));
  const used = await union(current, former, slugsInTrash(tx, [stories, formerStorySlugs], candidates));
  return used.map(({ slug }) => slug);
}

/** Makes `former` lead to the story from now on, and `current` no longer a former name of it. */
export async function keepFormerSlug(tx: Queryable, storyId: string, former: string, current: string): Promise<void> {
  await tx.delete(formerStorySlugs).where(eq(formerStorySlugs.slug, current));
  await tx
    .insert(formerStorySlugs)
    .values({ slug: former, storyId })
    .onConflictDoUpdate({ target: formerStorySlugs.slug, set: { storyId } });
}
