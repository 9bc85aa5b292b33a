import { mediaItems } from './media.table.ts';

/** What a picture's presenter needs, for queries that join a media item. */
export const pictureColumns = {
  file: mediaItems.file,
  sizes: mediaItems.sizes,
  width: mediaItems.width,
  height: mediaItems.height,
  tone: mediaItems.tone,
  thumbhash: mediaItems.thumbhash,
  alt: mediaItems.alt,
};
