import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import { stateFilters } from '#features/schedules/server/schedule.repository.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findMatchingIds, findPageOfIds, orderByIds } from '#server/lists/list-page.repository.ts';
import { isTranslatedSo } from '#server/lists/translation-filter.repository.ts';
import type { Changes, Queryable } from '#server/queryable.ts';
import {
  type DestinationDetailRow,
  type DestinationSummaryRow,
  detailColumns,
  summaryColumns,
} from '../destination.repository.ts';
import { destinationImages, destinations, formerDestinationSlugs } from '../destination.table.ts';
import { destinationEditionTables } from '../editions/destination-edition.repository.ts';

export type StaffFilter = {
  q: string;
  state?: PublicationState | undefined;
  translation?: string | undefined;
  sort?: Sort<'added' | 'name' | 'rating'> | undefined;
};

/** What is looked for beside the state. */
const soughtBy = ({ q, translation }: Pick<StaffFilter, 'q' | 'translation'>) =>
  and(
    q ? sql`${destinations.staffSearch} @@ prefix_query(${q})` : undefined,
    isTranslatedSo(destinationEditionTables, destinations.id, translation),
  );

const states = stateFilters(
  'destination',
  { id: destinations.id, isPublic: sql`published` },
  { published: 'destinations published', draft: 'destinations draft' },
);

const orders = {
  name: [alphabetical(destinations.name), destinations.id],
  rating: [destinations.ratingValue, destinations.ratingCount, destinations.id],
};

/** One page of all destinations; q looks in name, country, region, category and tags. */
export async function listDestinationsForStaff(
  db: Queryable,
  { state, sort, ...sought }: StaffFilter,
  page: PageRequest,
): Promise<Page<DestinationSummaryRow>> {
  const words = soughtBy(sought);
  const list = { source: destinations, ...states[state ?? 'all'], words, sort, orders };
  const { ids, totalCount } = await findPageOfIds(db, list, page);
  if (ids.length === 0) return { rows: [], totalCount };
  const rows = await db
    .select(summaryColumns(destinations))
    .from(destinations)
    .leftJoin(mediaItems, eq(mediaItems.id, destinations.thumbnailId))
    .where(inArray(destinations.id, ids))
    .orderBy(orderByIds(ids, destinations.id));
  return { rows, totalCount };
}

/** Of all that the list finds, `most` at the most. */
export function listIds(db: Queryable, { state, ...sought }: StaffFilter, most: number): Promise<string[]> {
  const words = soughtBy(sought);
  return findMatchingIds(db, { source: destinations, ...states[state ?? 'all'], words }, most);
}

/** Published or not. */
export async function findDestinationForStaff(db: Queryable, id: string): Promise<DestinationDetailRow | undefined> {
  const [row] = await db
    .select(detailColumns(destinations))
    .from(destinations)
    .leftJoin(mediaItems, eq(mediaItems.id, destinations.thumbnailId))
    .where(eq(destinations.id, id));
  return row;
}

/** Until the transaction ends nobody else changes or deletes it. */
export async function lockDestination(tx: Queryable, id: string) {
  return (await lockDestinations(tx, [id]))[0];
}

/** The same of several, in the order of their ids. */
export function lockDestinations(tx: Queryable, ids: readonly string[]) {
  const { id, name, slug, country, regionText, thumbnailId, tags, category } = destinations;
  const { featured, published, updatedAt } = destinations;
  return tx
    .select({ id, name, slug, country, regionText, thumbnailId, tags, category, featured, published, updatedAt })
    .from(destinations)
    .where(inArray(destinations.id, [...ids]))
    .orderBy(destinations.id)
    .for('no key update');
}

export type DestinationInsert = typeof destinations.$inferInsert;

export async function insertDestination(tx: Queryable, values: DestinationInsert): Promise<void> {
  await tx.insert(destinations).values(values);
}

/**
 * The time of the transaction, but always later than the one before, as far as clients see times: to the millisecond.
 */
export function updateDestination(tx: Queryable, id: string, values: Changes<DestinationInsert>): Promise<void> {
  return updateDestinations(tx, [id], values);
}

const later = sql`date_trunc('milliseconds', greatest(now(), ${destinations.updatedAt} + interval '1 millisecond'))`;

/** The same values for several. */
export async function updateDestinations(
  tx: Queryable,
  ids: readonly string[],
  values: Changes<DestinationInsert>,
): Promise<void> {
  await tx
    .update(destinations)
    .set({ ...values, updatedAt: later })
    .where(inArray(destinations.id, [...ids]));
}

/** Tags and category of several: of each its own. */
export async function sortDestinations(
  tx: Queryable,
  rows: readonly { id: string; tags: readonly string[]; category: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${destinations} set tags = sorted.tags, category = sorted.category, updated_at = ${later}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sorted (id uuid, tags text[], category text)
    where ${destinations.id} = sorted.id`);
}

export async function listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]> {
  const title = sql<string>`concat_ws(', ', ${destinations.name}, nullif(${destinations.country}, ''))`;
  return db.select({ id: destinations.id, title }).from(destinations).where(inArray(destinations.id, ids));
}

/** The stories that are about one of them. */
export async function listStoriesAbout(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.placeId, [...ids]));
  return rows.map((row) => row.id);
}

/** The images of its gallery in their order. */
export function listGallery(tx: Queryable, id: string) {
  return tx
    .select({ mediaId: destinationImages.mediaId, file: mediaItems.file })
    .from(destinationImages)
    .innerJoin(mediaItems, eq(mediaItems.id, destinationImages.mediaId))
    .where(eq(destinationImages.destinationId, id))
    .orderBy(destinationImages.position);
}

export async function replaceGallery(tx: Queryable, destinationId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.delete(destinationImages).where(eq(destinationImages.destinationId, destinationId));
  if (mediaIds.length === 0) return;
  await tx
    .insert(destinationImages)
    .values(mediaIds.map((mediaId, position) => ({ destinationId, mediaId, position })));
}

/** Until the transaction ends nobody else adds a destination or gives one another name. */
export async function lockSlugs(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('destination slugs'))`);
}

/**
 * Those of `candidates` that lead to another destination than `id`, or once did; those in the trash too. Asked at one
 * moment, since destinations move between the two.
 */
export async function findUsedSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]> {
  const current = tx
    .select({ slug: destinations.slug })
    .from(destinations)
    .where(and(inArray(destinations.slug, candidates), ne(destinations.id, id)));
  const former = tx
    .select({ slug: formerDestinationSlugs.slug })
    .from(formerDestinationSlugs)
    .where(and(inArray(formerDestinationSlugs.slug, candidates), ne(formerDestinationSlugs.destinationId, id)));
  const used = await union(current, former, slugsInTrash(tx, [destinations, formerDestinationSlugs], candidates));
  return used.map(({ slug }) => slug);
}

/** Makes `former` lead to the destination from now on, and `current` no longer a former name of it. */
export async function keepFormerSlug(
  tx: Queryable,
  destinationId: string,
  former: string,
  current: string,
): Promise<void> {
  await tx.delete(formerDestinationSlugs).where(eq(formerDestinationSlugs.slug, current));
  await tx
    .insert(formerDestinationSlugs)
    .values({ slug: former, destinationId })
    .onConflictDoUpdate({ target: formerDestinationSlugs.slug, set: { destinationId } });
}
