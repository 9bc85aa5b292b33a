import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mediaItems } from './media.table.ts';

type PictureColumn = 'file' | 'sizes' | 'width' | 'height' | 'tone' | 'thumbhash' | 'alt';
type FilmColumn = 'file' | 'contentType' | 'alternatives' | 'captionsFile' | 'width' | 'height' | 'durationSeconds';

/** What a picture's presenter needs, of an alias where a row has several pictures. */
export function pictureColumnsOf<Item extends Record<PictureColumn, AnyPgColumn>>(item: Item) {
  const { file, sizes, width, height, tone, thumbhash, alt } = item;
  return { file, sizes, width, height, tone, thumbhash, alt } as Pick<Item, PictureColumn>;
}

/** The same, for queries that join one media item. */
export const pictureColumns = pictureColumnsOf(mediaItems);

/** What a film's presenter needs. */
export function filmColumnsOf<Item extends Record<FilmColumn, AnyPgColumn>>(item: Item) {
  const { file, contentType, alternatives, captionsFile, width, height, durationSeconds } = item;
  return { file, contentType, alternatives, captionsFile, width, height, durationSeconds } as Pick<Item, FilmColumn>;
}
