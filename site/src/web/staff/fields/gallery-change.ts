import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';

export type GalleryChange = {
  /** What is new, in this order: files that are to be sent, then files of the library. */
  files: PickedFile[];
  /** Addresses of images that stay and `new:0`, `new:1`, … for what is new, in the order that is to be. */
  imageOrder: string[];
  /** Addresses of stored images that were removed or replaced. */
  removedImages: string[];
  /** What each image shows, in that order. */
  alt: string[];
};

/**
 * What a PicturesField shows as the words of the API.
 * @param stored addresses of the images that the form began with
 */
export function galleryChangeOf(shown: readonly PickedFile[], stored: readonly string[]): GalleryChange {
  const files = [...shown.filter(({ file }) => file), ...shown.filter(({ file, library }) => !file && library)];
  const imageOrder = shown.map((image) => {
    const place = files.indexOf(image);
    return place < 0 ? (image.url ?? '') : `new:${place}`;
  });
  const alt = shown.map((image) => image.alt ?? '');
  return { files, imageOrder, alt, removedImages: stored.filter((url) => !imageOrder.includes(url)) };
}
