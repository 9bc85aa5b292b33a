import { z } from 'zod';

const addresses = (field: string) => {
  const error = `${field} must be a list of addresses`;
  return z.array(z.string({ error }).max(500, error), { error }).max(100, 'At most 100').default([]);
};

/** Parts of the body of a form that changes a gallery; the new pictures come as files. */
export const galleryChange = {
  /** Addresses, as an answer gave them. What is not this item's is ignored. */
  removedImages: addresses('removedImages'),
  /**
   * The order that is to be: addresses of pictures that stay, and `new:0`, `new:1`, … for the files in the order of their
   * sending. What it leaves out follows as it was, the new ones last.
   */
  imageOrder: addresses('imageOrder'),
};
export type GalleryChange = { removedImages: string[]; imageOrder: string[] };
