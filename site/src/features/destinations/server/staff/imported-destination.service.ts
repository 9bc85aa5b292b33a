import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { regionOf } from '@trekker/place-names/region.ts';
import { regionWords } from '@trekker/place-names/region-words.ts';
import type { Block } from '@trekker/rich-text/document.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { bannerTag } from '#features/banners/banner.contract.ts';
import { textToStore } from '#features/rich-text/server/rich-text.service.ts';
import { endEntry } from '#features/trash/server/purge.repository.ts';
import { purgeTrash } from '#features/trash/server/trash.jobs.ts';
import { moveToTrash } from '#features/trash/server/trash.service.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationsTag, destinationTag } from '../../destination.contract.ts';
import { destinationRules } from '../../staff-destination.contract.ts';
import { isDestinationTranslated } from '../editions/destination-edition.service.ts';
import { slugFor } from './destination-slug.service.ts';
import { destinationVersions } from './destination-version.repository.ts';
import * as store from './staff-destination.repository.ts';

/** What a table or a map says of a place; what it does not say is '' or null. */
export type ImportedDestination = Pick<
  store.DestinationInsert,
  'name' | 'description' | 'bestTimeToVisit' | 'country' | 'regionText' | 'tags' | 'popularFor'
> & {
  id: string;
  latitude: number | null;
  longitude: number | null;
  blocks: readonly Block[];
  thumbnailId: string | null;
  gallery: readonly string[];
};

/**
 * Part of a transaction: adds a draft that was brought in from elsewhere. It may lack what a form insists on: that is
 * named when it is to be published.
 * @throws Problem `invalid_input` where its text is too long
 */
export async function addImportedDestination(
  tx: Queryable,
  { accountId }: Pick<Viewer, 'accountId'>,
  { blocks, gallery, ...place }: ImportedDestination,
): Promise<{ slug: string; updatedAt: Date }> {
  const { id, name, country, regionText } = place;
  const rule = { ...destinationRules.longDescription, missing: '' };
  const { plain, markdown } = await textToStore(tx, 'longDescription', writeMarkdown([...blocks]), rule);
  const region = regionOf(regionText, country);
  await store.lockSlugs(tx);
  const slug = await slugFor(tx, id, name);
  await withVersion(tx, destinationVersions, id, { by: accountId, told: { what: 'imported' } }, async () => {
    await store.insertDestination(tx, {
      ...place,
      slug,
      region,
      placeWords: regionWords(region, country).join(' '),
      longDescription: plain,
      longDescriptionMarkdown: markdown,
      category: '',
      suggestedDuration: '',
      climateType: '',
      bestMonth: '',
      travelTips: [],
      itinerary: [],
    });
    await store.replaceGallery(tx, id, gallery);
  });
  const stored = await store.lockDestination(tx, id);
  if (!stored) throw new Error('The destination was not stored.');
  return { slug, updatedAt: stored.updatedAt };
}

/**
 * Part of a transaction: gives an imported destination the images that could not be had before, unless somebody has
 * changed it since.
 * @param importedAt its `updatedAt` as it was imported
 */
export async function updateImportedImages(
  tx: Queryable,
  { accountId }: Pick<Viewer, 'accountId'>,
  importedAt: Date,
  { id, thumbnailId, gallery }: Pick<ImportedDestination, 'id' | 'thumbnailId' | 'gallery'>,
): Promise<{ slug: string; updatedAt: Date } | 'edited' | 'gone'> {
  const stored = await store.lockDestination(tx, id);
  if (!stored) return 'gone';
  if (stored.updatedAt.getTime() !== importedAt.getTime()) return 'edited';
  await withVersion(tx, destinationVersions, id, { by: accountId, told: { what: 'importedAgain' } }, async () => {
    await store.updateDestination(tx, id, { thumbnailId });
    await store.replaceGallery(tx, id, gallery);
  });
  if (stored.published) await dropCached(tx, [destinationTag(id), destinationsTag]);
  const { updatedAt = stored.updatedAt } = (await store.lockDestination(tx, id)) ?? {};
  return { slug: stored.slug, updatedAt };
}

/**
 * Part of `trashing`: takes an imported destination away for good, unless somebody has changed it since.
 * @param importedAt its `updatedAt` as it was imported; null: whatever has happened to it
 */
export async function removeImportedDestination(
  tx: Queryable,
  viewer: Viewer,
  id: string,
  importedAt: Date | null,
): Promise<{ outcome: 'removed' | 'gone' } | { outcome: 'edited'; title: string }> {
  const stored = await store.lockDestination(tx, id);
  if (!stored) return { outcome: 'gone' };
  const { name, country, thumbnailId, published, updatedAt } = stored;
  const title = country ? `${name}, ${country}` : name;
  const isEdited =
    importedAt && (updatedAt.getTime() !== importedAt.getTime() || (await isDestinationTranslated(tx, id)));
  if (isEdited) return { outcome: 'edited', title };
  await moveToTrash(tx, viewer, { kind: 'destination', id, title, imageId: thumbnailId, table: 'destinations' });
  await endEntry(tx, 'destination', id);
  await enqueue(tx, purgeTrash, {});
  if (published) await dropCached(tx, [destinationTag(id), destinationsTag, bannerTag]);
  return { outcome: 'removed' };
}
