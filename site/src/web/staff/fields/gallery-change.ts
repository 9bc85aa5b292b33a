import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';

export type GalleryChange = {
  /** To be sent as the call's files, in this order. */
  files: File[];
  /** Addresses of images that stay and `new:0`, `new:1`, … for the files, in the order that is to be. */
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
  const files: File[] = [];
  const imageOrder = shown.map(({ file, url = '' }) => (file ? `new:${files.push(file) - 1}` : url));
  const alt = shown.map((image) => image.alt ?? '');
  return { files, imageOrder, alt, removedImages: stored.filter((url) => !imageOrder.includes(url)) };
}
