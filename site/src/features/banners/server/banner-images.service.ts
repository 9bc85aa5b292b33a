import { Problem } from '../../../contract/problem.ts';
import type { MediaUpload } from '../../../server/media-upload.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import { attachMedia } from '../../media/server/media.service.ts';
import { bannerTag } from '../banner.contract.ts';
import { imagesMissing, mostImages, tooManyImages } from '../staff-banner.contract.ts';
import { listImages, replaceImages } from './staff-banner.repository.ts';

type Stored = { mediaId: string; file: string };

/**
 * Gives a banner the images that stay and the new ones, in the order of `wanted` (addresses and `new:n`; all stay without it).
 * @throws Problem `invalid_input` when none or more than three would be left
 */
export async function arrangeImages(
  tx: Queryable,
  bannerId: string,
  added: readonly MediaUpload[],
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (added.length === 0 && wanted === undefined) return;
  const places = placesOf(await listImages(tx, bannerId), added, wanted);
  if (places.length === 0) throw wrongImages(imagesMissing);
  if (places.length > mostImages) throw wrongImages(tooManyImages);
  const mediaIds: string[] = [];
  for (const place of places)
    mediaIds.push('mediaId' in place ? place.mediaId : await attachMedia(tx, place, { cacheTags: [bannerTag] }));
  await replaceImages(tx, bannerId, mediaIds);
}

function placesOf(stored: readonly Stored[], added: readonly MediaUpload[], wanted: readonly string[] | undefined) {
  const known = new Map<string, Stored | MediaUpload>([
    ...stored.map((image) => [mediaUrl(image.file), image] as const),
    ...added.map((upload, index) => [`new:${index}`, upload] as const),
  ]);
  const order = new Set([
    ...(wanted ?? stored.map(({ file }) => mediaUrl(file))),
    ...added.map((_, at) => `new:${at}`),
  ]);
  return [...order].flatMap((name) => known.get(name) ?? []);
}

function wrongImages(message: string): Problem {
  return new Problem('invalid_input', message, { errors: [{ field: 'image', message }] });
}
