import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { imageColumnsOf } from '#features/media/server/media.columns.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

const logos = alias(mediaItems, 'logos');
const darkLogos = alias(mediaItems, 'dark_logos');
const icons = alias(mediaItems, 'icons');
const shareImages = alias(mediaItems, 'share_images');

const brandStatement = preparedOnce((db) =>
  db
    .select({
      name: settings.siteName,
      tagline: settings.tagline,
      description: settings.description,
      accent: settings.accent,
      typePair: settings.typePair,
      texts: settings.texts,
      sectionsOff: settings.sectionsOff,
      homeOrder: settings.homeOrder,
      menus: settings.menus,
      updatedAt: settings.updatedAt,
      logo: imageColumnsOf(logos),
      logoDark: imageColumnsOf(darkLogos),
      icon: imageColumnsOf(icons),
      shareImage: imageColumnsOf(shareImages),
    })
    .from(settings)
    .leftJoin(logos, eq(logos.id, settings.logoId))
    .leftJoin(darkLogos, eq(darkLogos.id, settings.logoDarkId))
    .leftJoin(icons, eq(icons.id, settings.iconId))
    .leftJoin(shareImages, eq(shareImages.id, settings.shareImageId))
    .limit(1)
    .prepare('brand'),
);

/** Undefined until somebody has decided something. */
export async function findBrand(db: Queryable) {
  return (await brandStatement(db).execute())[0];
}

export type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>;
