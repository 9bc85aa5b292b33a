import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { type AttachOptions, attachMedia, describeImages } from '../media.service.ts';
import { type GalleryPlace, wordsByPlace } from './gallery.rules.ts';

type GalleryOptions = {
  /** Alternative texts: of all images in their order or, when there are fewer, of the new ones. */
  alt: readonly string[];
  cacheTags: readonly string[];
};

/** Stores the new images of a gallery, writes down what each one shows, and gives the media ids in their order. */
export async function attachGallery(
  tx: Queryable,
  places: readonly GalleryPlace<{ mediaId: string }>[],
  added: readonly SentMedia[],
  { alt, cacheTags }: GalleryOptions,
): Promise<string[]> {
  const texts = wordsByPlace(places, alt);
  const mediaIds: string[] = [];
  const described: { mediaId: string; alt: string }[] = [];
  for (const [position, place] of places.entries()) {
    const text = texts[position];
    if ('kept' in place) {
      mediaIds.push(place.kept.mediaId);
      if (text !== undefined) described.push({ mediaId: place.kept.mediaId, alt: text });
    } else {
      const upload = added[place.added];
      if (upload) mediaIds.push(await attachMedia(tx, upload, { alt: text ?? '', cacheTags }));
    }
  }
  await describeImages(tx, described);
  return mediaIds;
}

/**
 * An image that stands alone: the id of the new one or, where none came, of the one that stays. Without `alt` what
 * stays keeps its text, and a new one has none: it is another image.
 */
export async function attachOrDescribe(
  tx: Queryable,
  upload: SentMedia | undefined,
  storedId: string | null,
  options: AttachOptions,
): Promise<string | null> {
  if (upload) return attachMedia(tx, upload, options);
  if (storedId && options.alt !== undefined) await describeImages(tx, [{ mediaId: storedId, alt: options.alt }]);
  return storedId;
}
