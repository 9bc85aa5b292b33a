import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { saveTime } from '#server/lists/save-time.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { PublicationState } from '../../schedules/item-schedule.contract.ts';
import { stateConditions } from '../../schedules/server/schedule.repository.ts';
import { type BannerRow, placeColumns } from './banner.repository.ts';
import { bannerImages, banners } from './banner.table.ts';

export type BannerRecord = typeof banners.$inferSelect;

type BannerFilter = { q: string; state?: PublicationState | undefined };

const states = stateConditions('banner', { id: banners.id, isPublic: banners.active });

/** Newest first. */
export async function listBanners(
  db: Queryable,
  { q, state }: BannerFilter,
  { page, limit }: PageRequest,
): Promise<Page<BannerRow>> {
  const where = and(q ? contains(banners.searched, q) : undefined, state && states[state]);
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(banners)
      .where(where)
      .orderBy(sql`${banners.createdAt} desc, ${banners.id} desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(banners).where(where),
  ]);
  return { rows: await withImages(db, rows), totalCount: counted[0]?.count ?? 0 };
}

export async function findBanner(db: Queryable, id: string): Promise<BannerRow | undefined> {
  return (await withImages(db, await db.select().from(banners).where(eq(banners.id, id))))[0];
}

async function withImages(db: Queryable, rows: BannerRecord[]): Promise<BannerRow[]> {
  const ids = rows.map(({ id }) => id);
  const images = ids.length > 0 ? await selectImages(db, inArray(bannerImages.bannerId, ids)) : [];
  return rows.map((banner) => ({ banner, images: images.filter(({ bannerId }) => bannerId === banner.id) }));
}

function selectImages(db: Queryable, where: SQL) {
  return db
    .select({
      bannerId: bannerImages.bannerId,
      mediaId: bannerImages.mediaId,
      ...imageColumns,
      place: placeColumns(destinations),
    })
    .from(bannerImages)
    .innerJoin(mediaItems, eq(mediaItems.id, bannerImages.mediaId))
    .leftJoin(destinations, eq(destinations.id, bannerImages.placeId))
    .where(where)
    .orderBy(bannerImages.bannerId, bannerImages.position);
}

/** Until the transaction ends nobody else changes a banner: which one is active concerns them all. */
export async function lockBanners(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('banners'))`);
}

/** Only with the banners locked. */
export async function readBanner(tx: Queryable, id: string): Promise<BannerRecord | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  return row;
}

export async function insertBanner(tx: Queryable, values: typeof banners.$inferInsert): Promise<void> {
  await tx.insert(banners).values(values);
}

export async function updateBanner(
  tx: Queryable,
  id: string,
  values: { [Name in keyof BannerRecord]?: BannerRecord[Name] | undefined },
): Promise<void> {
  await tx
    .update(banners)
    .set({ ...values, updatedAt: saveTime(banners.updatedAt) })
    .where(eq(banners.id, id));
}

/** The active one, if it is another. */
export async function findActiveOther(tx: Queryable, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: banners.id })
    .from(banners)
    .where(and(sql`${banners.active}`, ne(banners.id, id)));
  return row?.id;
}

export async function isAnyActive(db: Queryable): Promise<boolean> {
  return (await db.select({ id: banners.id }).from(banners).where(sql`${banners.active}`).limit(1)).length > 0;
}

/** What stands for it in lists that have room for one image. */
export async function findFirstImage(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ mediaId: bannerImages.mediaId })
    .from(bannerImages)
    .where(eq(bannerImages.bannerId, id))
    .orderBy(bannerImages.position)
    .limit(1);
  return row?.mediaId;
}

/** What it shows no longer is left to the sweep. */
export async function replaceImages(
  tx: Queryable,
  bannerId: string,
  images: readonly { media: string; placeId: string | null }[],
): Promise<void> {
  await tx.delete(bannerImages).where(eq(bannerImages.bannerId, bannerId));
  if (images.length === 0) return;
  await tx
    .insert(bannerImages)
    .values(images.map(({ media, placeId }, position) => ({ mediaId: media, placeId, bannerId, position })));
}

/** Whether each of them is a destination, published or not. */
export async function areDestinations(tx: Queryable, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(inArray(destinations.id, [...ids]));
  return found.length === new Set(ids).size;
}

export async function listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]> {
  return db.select({ id: banners.id, title: banners.title }).from(banners).where(inArray(banners.id, ids));
}
