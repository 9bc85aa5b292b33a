import { bigint, index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An image at one width: as WebP, as AVIF in fewer bytes, or as both. */
export type MediaFile = { width: number; file?: string; avif?: string };

/** A video in one more format. */
export type VideoFile = { file: string; contentType: string };

/** A stored image, video or file of captions. Files are named by chance (`key`), never by what they show. */
export const mediaItems = pgTable(
  'media_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    key: text('key').notNull().unique(),
    kind: text('kind', { enum: ['image', 'video', 'captions'] }).notNull(),
    contentType: text('content_type').notNull(),
    /** File of the whole image or video, as named in media storage. */
    file: text('file').notNull(),
    /** Smaller files of an image, narrowest first. */
    sizes: jsonb('sizes').$type<MediaFile[]>().notNull().default([]),
    /** The same video in further formats, better ones first; `file` is the one that every browser plays. */
    alternatives: jsonb('alternatives').$type<VideoFile[]>().notNull().default([]),
    /** WebVTT captions of a video. */
    captionsFile: text('captions_file'),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Of a video; 0 where it does not say. */
    durationSeconds: real('duration_seconds').notNull().default(0),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    tone: text('tone').notNull().default('#8a8f88'),
    thumbhash: text('thumbhash').notNull().default(''),
    alt: text('alt').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('media_items_created_at').on(table.createdAt)],
);

export type MediaRow = typeof mediaItems.$inferSelect;
