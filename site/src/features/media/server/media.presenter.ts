import type { Image, SecureImage, Video } from '../media.contract.ts';
import type { MediaRow } from './media.table.ts';

export type ImageRow = Pick<
  MediaRow,
  'file' | 'sizes' | 'width' | 'height' | 'tone' | 'thumbhash' | 'alt' | 'decorative' | 'focalX' | 'focalY'
>;
export type VideoRow = Pick<
  MediaRow,
  'file' | 'contentType' | 'alternatives' | 'captionsFile' | 'sizes' | 'width' | 'height' | 'durationSeconds'
>;

export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

function facts(row: ImageRow) {
  return {
    alt: row.alt,
    width: row.width,
    height: row.height,
    tone: row.tone,
    thumbhash: row.thumbhash,
    sizes: presentSizes(row.sizes),
    // Most are shown as they were before anybody could say so.
    ...((row.focalX !== 0.5 || row.focalY !== 0.5) && { focalPoint: { x: row.focalX, y: row.focalY } }),
  };
}

export function presentSizes(sizes: MediaRow['sizes']): Image['sizes'] {
  return sizes.map(({ width, file, avif }) => ({
    width,
    ...(file && { url: mediaUrl(file) }),
    ...(avif && { avif: mediaUrl(avif) }),
  }));
}

/** An image of which nobody said what it shows, with words that stand in; one that is decorative says nothing. */
export function described<Row extends Pick<ImageRow, 'alt' | 'decorative'> | null>(image: Row, words: string): Row {
  return image?.alt === '' && !image.decorative ? { ...image, alt: words } : image;
}

export function presentImage(row: ImageRow): Image {
  return { url: mediaUrl(row.file), ...facts(row) };
}

export function presentSecureImage(row: ImageRow): SecureImage {
  return { secure_url: mediaUrl(row.file), ...facts(row) };
}

export function presentVideo(row: VideoRow): Video {
  const { file, contentType, alternatives, captionsFile, sizes, width, height, durationSeconds } = row;
  const poster = sizes.findLast((size) => size.file)?.file;
  return {
    secure_url: mediaUrl(file),
    sources: [...alternatives, { file, contentType }].map((one) => ({
      url: mediaUrl(one.file),
      type: one.contentType,
    })),
    captions: captionsFile ? mediaUrl(captionsFile) : '',
    poster: poster ? mediaUrl(poster) : '',
    width,
    height,
    durationSeconds,
  };
}
