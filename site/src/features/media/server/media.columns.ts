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

/** What a film's presenter needs. */
export const filmColumns = {
  file: mediaItems.file,
  contentType: mediaItems.contentType,
  alternatives: mediaItems.alternatives,
  captionsFile: mediaItems.captionsFile,
  width: mediaItems.width,
  height: mediaItems.height,
};
