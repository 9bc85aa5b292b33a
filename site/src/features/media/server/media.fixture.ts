import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/queryable.ts';
import { type MediaRow, mediaItems } from './media.table.ts';

/** An image in three widths. Only its row: the files are nowhere. */
export async function anImage(db: Queryable, values: Partial<typeof mediaItems.$inferInsert> = {}): Promise<MediaRow> {
  const key = randomBytes(16).toString('hex');
  const sizes = [400, 800, 1600].map((width) => ({
    width,
    file: `${key}-${width}.webp`,
    ...(width < 1600 && { avif: `${key}-${width}.avif` }),
  }));
  const [row] = await db
    .insert(mediaItems)
    .values({
      key,
      kind: 'image',
      contentType: 'image/webp',
      file: `${key}-1600.webp`,
      sizes,
      width: 1600,
      height: 1067,
      sizeBytes: 300_000,
      tone: '#4a6a72',
      thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
      alt: 'A harbour at dusk',
      ...values,
    })
    .returning();
  return row as MediaRow;
}

/** A video in two formats. Only its row: the files are nowhere. */
export function aVideo(db: Queryable, values: Partial<typeof mediaItems.$inferInsert> = {}): Promise<MediaRow> {
  const key = randomBytes(16).toString('hex');
  return anImage(db, {
    key,
    kind: 'video',
    contentType: 'video/mp4',
    file: `${key}.mp4`,
    alternatives: [{ file: `${key}.webm`, contentType: 'video/webm' }],
    sizes: [],
    width: 1280,
    height: 720,
    alt: '',
    ...values,
  });
}
