import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Transactor } from '../../../server/queryable.ts';
import { findMediaItem, updateSizes } from './media.repository.ts';
import type { MediaFile } from './media.table.ts';
import { makeSmaller } from './picture-lanes.ts';

/** Widths that screens ask for. The whole picture is one more, where it is wider. */
const variantWidths = [400, 800, 1600];

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
  let sizeBytes = whole.length;
  const store = async (width: number, format: 'webp' | 'avif') => {
    const data = await makeSmaller(whole, width, format);
    const file = `${item.key}-${width}.${format}`;
    await storage.put(file, data);
    sizeBytes += data.length;
    return file;
  };
  const sizes: MediaFile[] = [];
  for (const width of variantWidths.filter((each) => each < item.width))
    sizes.push({ width, file: await store(width, 'webp'), avif: await store(width, 'avif') });
  const largest = { width: item.width, file: item.file };
  // AVIF of the largest would take seconds; where it is needed, its small parts are not seen.
  sizes.push(item.width > 1600 ? largest : { ...largest, avif: await store(item.width, 'avif') });
  await db.transaction(async (tx) => {
    await updateSizes(tx, mediaId, sizes, sizeBytes);
    await dropCached(tx, cacheTags);
  });
}
