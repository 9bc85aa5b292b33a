import { z } from 'zod';
import { uuid, uuidShape } from '../../contract/rules/item-id.ts';
import { formText } from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

const addresses = (field: string) => {
  const error = () => refusals.listOf({ field, what: 'addresses' });
  return z.array(z.string({ error }).max(500, { error }), { error }).max(100, 'At most 100 entries').default([]);
};

/** What an image shows, for those who do not see it; empty where nobody has said it. Left out, what is stored stays. */
export const alternativeText = formText(300).transform(onOneLine).optional();

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/**
 * Of all images in the order that they are to have; when there are fewer, of the new ones in the order of their
 * sending.
 */
export const alternativeTexts = wordsOfImages('alt').transform((texts) => texts.map(onOneLine));

/**
 * An image or a video of the library, by its id, in the place of a file; "" for none. A file beside it is refused. What
 * does not exist is refused at this field.
 */
export const libraryId = (field: string) =>
  z.union([uuid, z.literal('')], { error: () => refusals.id({ field }) }).optional();

const noIds = { error: () => refusals.listOf({ field: 'imageIds', what: 'ids' }) };

/** Images of the library for a gallery. They come after the files, as if they had been sent behind them. */
export const libraryIds = z.array(z.string().regex(uuidShape, noIds), noIds).max(40, 'At most 40 entries').optional();

/** One text for each image, in the order of the images. */
export function wordsOfImages(field: string) {
  return z
    .array(formText(300), { error: () => refusals.listOf({ field, what: 'texts' }) })
    .max(100, 'At most 100 entries')
    .default([]);
}

/** Parts of the body of a form that changes a gallery; the new images come as files. */
export const galleryChange = {
  /** Addresses, as an answer gave them. What is not this item's is ignored. */
  removedImages: addresses('removedImages'),
  /**
   * The order that is to be: addresses of images that stay, and `new:0`, `new:1`, … for the files in the order of their
   * sending and then for `imageIds`. What it leaves out follows as it was, the new ones last.
   */
  imageOrder: addresses('imageOrder'),
  alt: alternativeTexts,
  imageIds: libraryIds,
};
export type GalleryChange = { removedImages: string[]; imageOrder: string[] };
