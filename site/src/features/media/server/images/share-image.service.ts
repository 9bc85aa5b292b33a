import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { shareFileOf, shareSize } from '#contract/rules/share-image.ts';
import { createConcurrencyLimit } from '#server/limits/concurrency-limit.ts';
import type { Queryable } from '#server/queryable.ts';
import { findMediaByKey } from '../media.repository.ts';
import { cropForLinks } from './image-queue.ts';

/** One by one: whoever reads many pages for their links takes no place from those who send images. */
const makeOne = createConcurrencyLimit({ running: 1, waiting: 16 });

/**
 * Makes the file that shows an image beside links when it is first asked for, so that nothing is made of images that
 * nobody passes on, and keeps it beside the others. `storeShareImage(name)` says whether there is such a file now:
 * there is one for each image of the library, around its focal point of now.
 * @throws Problem `unavailable` when too many wait
 */
export function createShareImages(db: Queryable, storage: MediaStorage): (name: string) => Promise<boolean> {
  const making = new Map<string, Promise<boolean>>();

  async function make(name: string, key: string): Promise<boolean> {
    const item = await findMediaByKey(db, key);
    if (item?.kind !== 'image' || item.personal || item.deletedAt) return false;
    const { file, focalX, focalY } = item;
    if (name !== shareFileOf(key, focalX, focalY)) return false;
    const whole = await buffer(storage.read(file));
    await storage.put(name, await cropForLinks(whole, { ...shareSize, focalX, focalY }));
    return true;
  }

  return async (name) => {
    const [, key] = /^([0-9a-f]+)-share-\d{1,3}-\d{1,3}\.jpg$/.exec(name) ?? [];
    if (!key) return false;
    const made = making.get(name) ?? makeOne(() => make(name, key)).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}
