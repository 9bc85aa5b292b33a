import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable } from '#server/queryable.ts';
import { findMediaFiles } from '../media.repository.ts';
import { type AttachOptions, attachMedia } from '../media.service.ts';
import { type GalleryPlace, wordsByPlace } from './gallery.rules.ts';

/** An image as a form has it: which it is, and what it shows, for those who do not see it. */
export type FormImage = { media: string; alt: string };

type GalleryOptions = {
  /** Alternative texts: of all images in their order or, when there are fewer, of the new ones. */
  alt: readonly string[];
  cacheTags: readonly string[];
};

/** Images with the names of their files, by which forms name them. What is gone is left out. */
export async function withFiles<Image extends FormImage>(
  tx: Queryable,
  images: readonly Image[],
): Promise<(Image & { file: string })[]> {
  const files = await findMediaFiles(
    tx,
    images.map(({ media }) => media),
  );
  return images.flatMap((image) => {
    const file = files.get(image.media);
    return file === undefined ? [] : [{ ...image, file }];
  });
}

/**
 * The gallery that a form wants: stores its new images, and gives all in their order with what is said of each. What is
 * said of those that stay is written by whoever saves the form.
 */
export async function attachGallery<Kept extends FormImage>(
  tx: Queryable,
  places: readonly GalleryPlace<Kept>[],
  added: readonly SentMedia[],
  { alt, cacheTags }: GalleryOptions,
): Promise<(Kept | FormImage)[]> {
  const texts = wordsByPlace(places, alt);
  const images: (Kept | FormImage)[] = [];
  for (const [position, place] of places.entries()) {
    const text = texts[position];
    if ('kept' in place) images.push(text === undefined ? place.kept : { ...place.kept, alt: text });
    else {
      const upload = added[place.added];
      if (upload)
        images.push({ media: await attachMedia(tx, upload, { alt: text ?? '', cacheTags }), alt: text ?? '' });
    }
  }
  return images;
}

/**
 * An image that stands alone, as a form wants it: the new one or, where none came, the one that stays. Without `alt`
 * what stays keeps its text, and a new one has none: it is another image.
 */
export async function attachImage(
  tx: Queryable,
  upload: SentMedia | undefined,
  from: FormImage | null,
  options: AttachOptions,
): Promise<FormImage | null> {
  if (upload) return { media: await attachMedia(tx, upload, options), alt: options.alt ?? '' };
  return from && options.alt !== undefined ? { ...from, alt: options.alt } : from;
}
