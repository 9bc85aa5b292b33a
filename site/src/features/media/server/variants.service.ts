import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Transactor } from '../../../server/queryable.ts';
import { findMediaItem, updateSizes } from './media.repository.ts';
import type { MediaFile } from './media.table.ts';
import type { SmallerPicture } from './picture.ts';
import { makeSmaller } from './picture-lanes.ts';

/** Widths that screens ask for. The whole picture is one more, where it is wider. */
const variantWidths = [400, 800, 1600];

/** AVIF of more would take seconds; where it is needed, its small parts are not seen. */
const hasLargeAvif = (width: number) => width <= 1600;

/** The files that a picture has beside its original. */
function filesBeside(width: number): SmallerPicture[] {
  const smaller = variantWidths.filter((each) => each < width);
  const avif = hasLargeAvif(width) ? [...smaller, width] : smaller;
  return [
    ...smaller.map((each) => ({ width: each, format: 'webp' as const })),
    ...avif.map((each) => ({ width: each, format: 'avif' as const })),
  ];
}

/**
 * Stores a picture in smaller sizes, WebP and AVIF, and makes anew the answers that show it. Doing it twice is harmless:
 * the same files get the same names. A picture that is gone meanwhile is no error.
 */
export async function storeVariants(
  db: Transactor,
  storage: MediaStorage,
  mediaId: string,
  cacheTags: readonly string[],
): Promise<void> {
  const item = await findMediaItem(db, mediaId);
  if (item?.kind !== 'image') return;
  const whole = await buffer(storage.read(item.file));
  const wanted = filesBeside(item.width);
  const made = await makeSmaller(whole, wanted);
  const nameOf = ({ width, format }: SmallerPicture) => `${item.key}-${width}.${format}`;
  for (const [index, data] of made.entries()) await storage.put(nameOf(wanted[index] as SmallerPicture), data);
  const sizes = variantWidths
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
  const sizeBytes = made.reduce((sum, { length }) => sum + length, whole.length);
  await db.transaction(async (tx) => {
    await updateSizes(tx, mediaId, sizes, sizeBytes);
    await dropCached(tx, cacheTags);
  });
}
