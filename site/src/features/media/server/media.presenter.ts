import type { Film, Picture, SecurePicture } from '../media.contract.ts';
import type { MediaRow } from './media.table.ts';

export type PictureRow = Pick<MediaRow, 'file' | 'sizes' | 'width' | 'height' | 'tone' | 'thumbhash' | 'alt'>;
export type FilmRow = Pick<
  MediaRow,
  'file' | 'contentType' | 'alternatives' | 'captionsFile' | 'width' | 'height' | 'durationSeconds'
>;

export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

function facts(row: PictureRow) {
  return {
    alt: row.alt,
    width: row.width,
    height: row.height,
    tone: row.tone,
    thumbhash: row.thumbhash,
    sizes: row.sizes.map(({ width, file, avif }) => ({
      width,
      ...(file && { url: mediaUrl(file) }),
      ...(avif && { avif: mediaUrl(avif) }),
    })),
  };
}

/** A picture of which nobody said what it shows, with words that stand in. */
export function described<Row extends { alt: string } | null>(picture: Row, words: string): Row {
  return picture?.alt === '' ? { ...picture, alt: words } : picture;
}

export function presentPicture(row: PictureRow): Picture {
  return { url: mediaUrl(row.file), ...facts(row) };
}

export function presentSecurePicture(row: PictureRow): SecurePicture {
  return { secure_url: mediaUrl(row.file), ...facts(row) };
}

export function presentFilm(row: FilmRow): Film {
  const { file, contentType, alternatives, captionsFile, width, height, durationSeconds } = row;
  return {
    secure_url: mediaUrl(file),
    sources: [...alternatives, { file, contentType }].map((one) => ({
      url: mediaUrl(one.file),
      type: one.contentType,
    })),
    captions: captionsFile ? mediaUrl(captionsFile) : '',
    width,
    height,
    durationSeconds,
  };
}
