import { Problem } from '#contract/problem.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { type GalleryPlace, wordsByPlace } from '../../media/server/images/gallery.rules.ts';
import { attachGallery } from '../../media/server/images/gallery.service.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import { bannerTag } from '../banner.contract.ts';
import { bannerRules } from '../staff-banner.contract.ts';
import { areDestinations, listImages, replaceImages } from './staff-banner.repository.ts';

type Stored = { mediaId: string; file: string; place: { id: string } | null };

/**
 * Gives a banner the images that stay and the new ones, in the order of `wanted` (addresses and `new:n`; all stay
 * without it).
 * @param placeIds what each shows, as the contract says; "" for nothing that has a page
 * @throws Problem `invalid_input` when none or more than three would be left, or a place does not exist
 */
export async function arrangeImages(
  tx: Queryable,
  bannerId: string,
  added: readonly SentMedia[],
  wanted: readonly string[] | undefined,
  alt: readonly string[],
  placeIds: readonly string[],
): Promise<void> {
  if (added.length === 0 && wanted === undefined && alt.length === 0 && placeIds.length === 0) return;
  const places = placesOf(await listImages(tx, bannerId), added.length, wanted);
  const { least, most } = bannerRules.image;
  if (places.length < least.count) throw wrongImages(least.message);
  if (places.length > most.count) throw wrongImages(most.message);
  const shown = placesShown(places, placeIds);
  if (
    !(await areDestinations(
      tx,
      shown.filter((id) => id !== null),
    ))
  )
    throw unknownPlace();
  const mediaIds = await attachGallery(tx, places, added, { alt, cacheTags: [bannerTag] });
  const images = mediaIds.map((mediaId, position) => ({ mediaId, placeId: shown[position] ?? null }));
  await replaceImages(tx, bannerId, images);
}

/** What nobody has said of an image that stays is as it was. */
function placesShown(images: readonly GalleryPlace<Stored>[], placeIds: readonly string[]): (string | null)[] {
  const said = wordsByPlace(images, placeIds);
  return images.map((image, position) => {
    const kept = 'kept' in image ? (image.kept.place?.id ?? null) : null;
    return said[position] === undefined ? kept : said[position].toLowerCase() || null;
  });
}

function unknownPlace(): Problem {
  const message = 'This place doesn’t exist';
  return new Problem('invalid_input', message, { errors: [{ field: 'placeIds', message }] });
}

function placesOf(stored: readonly Stored[], addedCount: number, wanted: readonly string[] | undefined) {
  const added = Array.from({ length: addedCount }, (_, index) => ({ added: index }));
  const known = new Map<string, GalleryPlace<Stored>>([
    ...stored.map((image) => [mediaUrl(image.file), { kept: image }] as const),
    ...added.map((place) => [`new:${place.added}`, place] as const),
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
