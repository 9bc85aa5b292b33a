import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mediaItems } from './media.table.ts';

type ImageColumn =
  | ('file' | 'sizes' | 'width' | 'height' | 'tone' | 'thumbhash')
  | ('alt' | 'decorative' | 'focalX' | 'focalY');
type VideoColumn =
  | 'file'
  | 'contentType'
  | 'alternatives'
  | 'captionsFile'
  | 'sizes'
  | 'width'
  | 'height'
  | 'durationSeconds';

/** What an image's presenter needs, of an alias where a row has several images. */
export function imageColumnsOf<Item extends Record<ImageColumn, AnyPgColumn>>(item: Item) {
  const { file, sizes, width, height, tone, thumbhash, alt, decorative, focalX, focalY } = item;
  const shown = { file, sizes, width, height, tone, thumbhash, alt, decorative, focalX, focalY };
  return shown as Pick<Item, ImageColumn>;
}

/** The same, for queries that join one media item. */
export const imageColumns = imageColumnsOf(mediaItems);

/** What a video's presenter needs. */
export function videoColumnsOf<Item extends Record<VideoColumn, AnyPgColumn>>(item: Item) {
  const { file, contentType, alternatives, captionsFile, sizes, width, height, durationSeconds } = item;
  return { file, contentType, alternatives, captionsFile, sizes, width, height, durationSeconds } as Pick<
    Item,
    VideoColumn
  >;
}

/** An image or a video that stands alone, as versions keep it: `{ media, alt }`, or null. */
export function keptMedia(column: AnyPgColumn): SQL<{ media: string; alt: string } | null> {
  return sql`(select json_build_object('media', kept.id, 'alt', kept.alt) from ${mediaItems} kept where kept.id = ${column})`;
}
