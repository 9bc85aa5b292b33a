import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import { bannerVersionFields } from '../banner-versions.ts';
import { banners } from './banner.table.ts';

export type BannerImage = { media: string; alt: string; placeId: string | null };

async function readBannerContent(tx: Queryable, id: string) {
  const { title, smallDescription, description, active, updatedAt } = banners;
  const [row] = await tx
    .select({
      content: {
        title,
        smallDescription,
        description,
        image: sql<BannerImage[]>`coalesce((
          select json_agg(json_build_object('media', shown.id, 'alt', shown.alt, 'placeId', image.place_id)
            order by image.position)
          from banner_images image join media_items shown on shown.id = image.media_id
          where image.banner_id = banners.id), '[]')`,
        active,
      },
      updatedAt,
    })
    .from(banners)
    .where(eq(banners.id, id));
  return row;
}

export type BannerContent = NonNullable<Awaited<ReturnType<typeof readBannerContent>>>['content'];

export const bannerVersions = {
  kind: 'banner',
  fields: bannerVersionFields,
  read: readBannerContent,
} satisfies VersionedKind;
