import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import type { MediaOwner } from '../library/media-owner.ts';
import { tagsOfUsers } from '../library/media-users.service.ts';
import { findMediaItem, updateSizes } from '../media.repository.ts';
import type { MediaFile } from '../media.table.ts';
import { namesOfFiles } from '../media-files.rules.ts';
import type { ImageSize } from './image.ts';
import { makeSizes } from './image-queue.ts';
import { filesBeside, hasLargeAvif, sizeWidths } from './image-sizes.rules.ts';

/**
 * Stores an image in smaller sizes, WebP and AVIF, and makes anew the answers that show it. Doing it twice is harmless:
 * the same files get the same names, and one that is written down already stays as browsers know it. An image that is
 * gone meanwhile, or is another one, is no error.
 */
export async function storeImageSizes(
  { db, storage, owners }: { db: Transactor; storage: MediaStorage; owners: readonly MediaOwner[] },
  mediaId: string,
  cacheTags: readonly string[],
): Promise<void> {
  const item = await findMediaItem(db, mediaId);
  if (item?.kind !== 'image') return;
  const whole = await buffer(storage.read(item.file));
  const known = new Set(namesOfFiles(item));
  const nameOf = ({ width, format }: ImageSize) => `${item.key}-${width}.${format}`;
  const wanted = filesBeside(item.width).filter((file) => !known.has(nameOf(file)));
  const made = await makeSizes(whole, wanted);
  for (const [index, data] of made.entries()) await storage.put(nameOf(wanted[index] as ImageSize), data);
  const sizes = sizeWidths
    .filter((width) => width < item.width)
    .map(
      (width): MediaFile => ({
        width,
        file: nameOf({ width, format: 'webp' }),
        avif: nameOf({ width, format: 'avif' }),
      }),
    );
  const largest = { width: item.width, file: item.file };
  sizes.push(hasLargeAvif(item.width) ? { ...largest, avif: nameOf({ width: item.width, format: 'avif' }) } : largest);
  const sizeBytes = made.reduce((sum, { length }) => sum + length, item.sizeBytes);
  await db.transaction(async (tx) => {
    await updateSizes(tx, item, sizes, sizeBytes);
    // It may be shown in more places by now than when this was asked for.
    await dropCached(tx, [...cacheTags, ...(await tagsOfUsers(tx, owners, [mediaId]))]);
  });
}
