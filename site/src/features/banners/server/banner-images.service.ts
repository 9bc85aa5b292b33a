import { Problem } from '#contract/problem.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { type GalleryPlace, wordsByPlace } from '../../media/server/images/gallery.rules.ts';
import { attachGallery, withFiles } from '../../media/server/images/gallery.service.ts';
import { mediaUrl } from '../../media/server/media.presenter.ts';
import { bannerTag } from '../banner.contract.ts';
import { bannerRules } from '../staff-banner.contract.ts';
import { t } from './api-banners.texts.ts';
import type { BannerImage } from './banner-version.repository.ts';
import { areDestinations } from './staff-banner.repository.ts';

type Stored = BannerImage & { file: string };

/** What a form says of the images of a banner. */
export type ImageChanges = {
  /** Addresses and `new:n`, in the order that is to be; all stay without it. */
  existingImages?: readonly string[] | undefined;
  alt: readonly string[];
  /** What each shows, as the contract says; "" for nothing that has a page. */
  placeIds: readonly string[];
};

/**
 * The images that a form wants of a banner: those that stay and the new ones, in their order.
 * @throws Problem `invalid_input` when none or more than three would be left, or a place does not exist
 */
export async function attachBannerImages(
  tx: Queryable,
  from: readonly BannerImage[],
  added: readonly SentMedia[],
  { existingImages, alt, placeIds }: ImageChanges,
): Promise<BannerImage[]> {
  if (added.length === 0 && existingImages === undefined && alt.length === 0 && placeIds.length === 0) return [...from];
  const places = placesOf(await withFiles(tx, from), added.length, existingImages);
  const { least, most } = bannerRules.image;
  if (places.length < least.count) throw wrongImages(least.message);
  if (places.length > most.count) throw wrongImages(most.message);
  const shown = placesShown(places, placeIds);
  const chosen = shown.filter((id) => id !== null && !from.some((image) => image.placeId === id));
  if (!(await areDestinations(tx, chosen as string[]))) throw unknownPlace();
  const images = await attachGallery(tx, places, added, { alt, cacheTags: [bannerTag] });
  return images.map((image, at) => ({ media: image.media, alt: image.alt, placeId: shown[at] ?? null }));
}

/** Images as they were, but for places that are gone. */
export async function withPlacesThatAre(tx: Queryable, images: readonly BannerImage[]): Promise<BannerImage[]> {
  const found: BannerImage[] = [];
  // One after another: a transaction has one connection.
  for (const image of images) {
    const isThere = image.placeId === null || (await areDestinations(tx, [image.placeId]));
    found.push(isThere ? image : { ...image, placeId: null });
  }
  return found;
}

/** What nobody has said of an image that stays is as it was. */
function placesShown(images: readonly GalleryPlace<Stored>[], placeIds: readonly string[]): (string | null)[] {
  const said = wordsByPlace(images, placeIds);
  return images.map((image, position) => {
    const kept = 'kept' in image ? image.kept.placeId : null;
    return said[position] === undefined ? kept : said[position].toLowerCase() || null;
  });
}

function unknownPlace(): Problem {
  const message = t.noSuchPlace;
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
