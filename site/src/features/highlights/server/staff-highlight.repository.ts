import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { PublicationState } from '#features/schedules/item-schedule.contract.ts';
import { stateFilters } from '#features/schedules/server/schedule.repository.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findMatchingIds, findPageOfIds, orderByIds } from '#server/lists/list-page.repository.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import { isTranslatedSo } from '#server/lists/translation-filter.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { imageColumns, imageColumnsOf, videoColumnsOf } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { highlightEditionTables } from './editions/highlight-edition.repository.ts';
import type { HighlightRow } from './highlight.repository.ts';
import { highlights } from './highlight.table.ts';

export type HighlightRecord = typeof highlights.$inferSelect;

const videos = alias(mediaItems, 'videos');
const captions = alias(mediaItems, 'captions');
const avatars = alias(mediaItems, 'avatars');

function selectHighlights(db: Queryable, where: SQL | undefined) {
  const { id, name, description, descriptionMarkdown, location, region, rating, date } = highlights;
  const { featured, published, createdAt, updatedAt } = highlights;
  return db
    .select({
      id,
      name,
      description,
      descriptionMarkdown,
      location,
      region,
      rating,
      date,
      featured,
      published,
      createdAt,
      updatedAt,
      image: imageColumns,
      video: videoColumnsOf(videos),
      captions: captions.file,
      avatar: imageColumnsOf(avatars),
    })
    .from(highlights)
    .leftJoin(mediaItems, eq(mediaItems.id, highlights.imageId))
    .leftJoin(videos, eq(videos.id, highlights.videoId))
    .leftJoin(captions, eq(captions.id, highlights.captionsId))
    .leftJoin(avatars, eq(avatars.id, highlights.avatarId))
    .where(where);
}

const orders = {
  name: [alphabetical(highlights.name), highlights.id],
  rating: [highlights.rating, highlights.createdAt, highlights.id],
  date: [highlights.date, highlights.createdAt, highlights.id],
};

const states = stateFilters(
  'highlight',
  { id: highlights.id, isPublic: sql`published` },
  { published: 'highlights published', draft: 'highlights draft' },
);

type Sought = { q: string; translation?: string | undefined };

/** What is looked for beside the state. */
const soughtBy = ({ q, translation }: Sought) =>
  and(
    q ? sql`${highlights.search} @@ prefix_query(${q})` : undefined,
    isTranslatedSo(highlightEditionTables, highlights.id, translation),
  );

/** Drafts too. */
export async function listHighlightsForStaff(
  db: Queryable,
  {
    state,
    sort,
    ...sought
  }: Sought & {
    state?: PublicationState | '' | undefined;
    sort?: Sort<'name' | 'rating' | 'date'> | undefined;
  },
  page: PageRequest,
): Promise<Page<HighlightRow>> {
  const words = soughtBy(sought);
  const list = { source: highlights, ...states[state || 'all'], words, sort, orders };
  const { ids, totalCount } = await findPageOfIds(db, list, page);
  return {
    rows: await selectHighlights(db, inArray(highlights.id, ids)).orderBy(orderByIds(ids, highlights.id)),
    totalCount,
  };
}

/** Of all that the list finds, `most` at the most. */
export function listIds(
  db: Queryable,
  { state, ...sought }: Sought & { state?: PublicationState | undefined },
  most: number,
): Promise<string[]> {
  const words = soughtBy(sought);
  return findMatchingIds(db, { source: highlights, ...states[state ?? 'all'], words }, most);
}

export async function findHighlightForStaff(db: Queryable, id: string): Promise<HighlightRow | undefined> {
  const [row] = await selectHighlights(db, eq(highlights.id, id));
  return row;
}

/** Held until the transaction ends. */
export async function lockHighlight(tx: Queryable, id: string) {
  const { name, location, imageId, featured, published, updatedAt } = highlights;
  const [row] = await tx
    .select({ id: highlights.id, name, location, imageId, featured, published, updatedAt })
    .from(highlights)
    .where(eq(highlights.id, id))
    .for('update');
  return row;
}

/** False when there is one with this id already. */
export async function insertHighlight(tx: Queryable, values: typeof highlights.$inferInsert): Promise<boolean> {
  const added = await tx.insert(highlights).values(values).onConflictDoNothing().returning({ id: highlights.id });
  return added.length > 0;
}

export async function updateHighlight(
  tx: Queryable,
  id: string,
  values: { [Name in keyof HighlightRecord]?: HighlightRecord[Name] | undefined },
): Promise<void> {
  await tx
    .update(highlights)
    .set({ ...values, updatedAt: saveTime(highlights.updatedAt) })
    .where(eq(highlights.id, id));
}

export async function listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]> {
  const title = sql<string>`${highlights.name} || ', ' || ${highlights.location}`;
  return db.select({ id: highlights.id, title }).from(highlights).where(inArray(highlights.id, ids));
}
