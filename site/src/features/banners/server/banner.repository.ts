import { eq, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { type destinations, publicDestinations } from '../../destinations/server/destination.table.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { bannerImages, banners } from './banner.table.ts';

/** What is said of the place that an image shows. */
export function placeColumns<Source extends typeof destinations | typeof publicDestinations>(source: Source) {
  const { id, slug, name, country } = source;
  return { id, slug, name, country } as Pick<Source, 'id' | 'slug' | 'name' | 'country'>;
}

const activeStatement = preparedOnce((db) =>
  db
    .select({
      banner: banners,
      mediaId: bannerImages.mediaId,
      image: imageColumns,
      place: placeColumns(publicDestinations),
    })
    .from(banners)
    .leftJoin(bannerImages, eq(bannerImages.bannerId, banners.id))
    .leftJoin(mediaItems, eq(mediaItems.id, bannerImages.mediaId))
    .leftJoin(publicDestinations, eq(publicDestinations.id, bannerImages.placeId))
    .where(sql`${banners.active}`)
    .orderBy(bannerImages.position)
    .prepare('banner_active'),
);

/** The active banner with its images in order; one row per image. Empty when none is active. */
export function findActiveBanner(db: Queryable) {
  return activeStatement(db).execute();
}

export type ActiveBannerRows = Awaited<ReturnType<typeof findActiveBanner>>;

/** A banner with its images in order. */
export type BannerRow = {
  banner: typeof banners.$inferSelect;
  images: (NonNullable<ActiveBannerRows[number]['image']> &
    Pick<ActiveBannerRows[number], 'place'> & { mediaId: string })[];
};
