import { randomBytes } from 'node:crypto';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Transactor } from '#server/queryable.ts';
import { drawCover } from '../images/image-queue.ts';
import { attachMedia } from '../media.service.ts';
import type { CoverOwner } from './cover-owner.ts';

/**
 * Draws a cover for a thing that has no image, and makes anew what shows it. It is drawn once: from then on it is an image
 * like any other, until staff put theirs in its place. One that came meanwhile stays, and what was drawn is swept.
 */
export async function storeCover(db: Transactor, storage: MediaStorage, owner: CoverOwner, id: string): Promise<void> {
  const subject = await owner.findSubject(db, id);
  if (!subject) return;
  const { data, alt, ...facts } = await drawCover(subject);
  const key = randomBytes(16).toString('hex');
  const file = `${key}-${facts.width}.webp`;
  await storage.put(file, data);
  const upload = { key, file, sizeBytes: data.length, ...facts, durationSeconds: 0, sizes: [], attached: false };
  const cacheTags = owner.cacheTags(id);
  await db.transaction(async (tx) => {
    const mediaId = await attachMedia(tx, { ...upload, kind: 'image', contentType: 'image/webp' }, { alt, cacheTags });
    await owner.giveCover(tx, id, mediaId);
    await dropCached(tx, cacheTags);
  });
}
