import { z } from 'zod';

/** Parts of the body of a form that changes a gallery; the new pictures come as files. */
export const galleryChange = {
  /** Addresses, as an answer gave them. What is not this item's is ignored. */
  removedImages: z.array(z.string().max(500)).max(100).default([]),
  /**
   * The order that is to be: addresses of pictures that stay, and `new:0`, `new:1`, … for the files in the order of their
   * sending. What it leaves out follows as it was, the new ones last.
   */
  imageOrder: z.array(z.string().max(500)).max(100).default([]),
};
export type GalleryChange = { removedImages: string[]; imageOrder: string[] };
