import { keptMedia } from '#features/media/server/media.columns.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import { brandVersionFields } from '../../brand-versions.ts';
import { settings } from '../settings.table.ts';

/** There is one: its id says nothing. */
async function readBrandContent(tx: Queryable) {
  const { siteName: name, tagline, description, accent, typePair, updatedAt } = settings;
  const images = {
    logo: keptMedia(settings.logoId),
    logoDark: keptMedia(settings.logoDarkId),
    icon: keptMedia(settings.iconId),
    shareImage: keptMedia(settings.shareImageId),
  };
  const [row] = await tx
    .select({ content: { name, tagline, description, accent, typePair, ...images }, updatedAt })
    .from(settings);
  return row;
}

export type BrandContent = NonNullable<Awaited<ReturnType<typeof readBrandContent>>>['content'];

/** The id of the brand, as the API has it. */
export const brandId = 'brand';

export const brandVersions = {
  kind: 'brand',
  fields: brandVersionFields,
  read: readBrandContent,
} satisfies VersionedKind;
