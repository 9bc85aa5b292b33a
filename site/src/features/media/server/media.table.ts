import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '#server/lists/list-order.repository.ts';

/** An image at one width: as WebP, as AVIF in fewer bytes, or as both. */
export type MediaFile = { width: number; file?: string; avif?: string };

/** A video in one more format. */
export type VideoFile = { file: string; contentType: string };

/** What staff find in the library. */
export const inLibrary = sql.raw(`not personal and kind <> 'captions' and deleted_at is null`);

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
    /** Smaller files of an image, or of the poster of a video, narrowest first. */
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
    /** It says nothing that has to be told to those who do not see it; `alt` is empty then. */
    decorative: boolean('decorative').notNull().default(false),
    caption: text('caption').notNull().default(''),
    credit: text('credit').notNull().default(''),
    license: text('license').notNull().default(''),
    /** What every crop keeps in view, from the left and from the top, 0 to 1. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** As it was called on the device that sent it. */
    fileName: text('file_name').notNull().default(''),
    /** What was sent, byte for byte; staff alone may have it. Null where it is not kept. */
    originalFile: text('original_file'),
    originalType: text('original_type').notNull().default(''),
    originalBytes: bigint('original_bytes', { mode: 'number' }).notNull().default(0),
    /** SHA-256 of what was sent, in hexadecimal; null where nobody took it down. */
    digest: text('digest'),
    /** Where a photo says that it was taken. Never public. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The account of whoever sent it, until it is deleted. No foreign key: accounts name media already. */
    uploaderId: uuid('uploader_id'),
    /** An image that an account has of itself: it is nobody else's, and not in the library. */
    personal: boolean('personal').notNull().default(false),
    /** Somebody put it into the library, or described it: it stays, used or not, until somebody deletes it. */
    kept: boolean('kept').notNull().default(false),
    /** Since when it lies in the trash. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** What staff look for words in. */
    searched: text('searched').generatedAlwaysAs(
      sql`search_form(file_name || ' ' || alt || ' ' || caption || ' ' || credit)`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('media_items_created_at').on(table.createdAt),
    index('media_items_newest').on(sql`${table.createdAt} desc, ${table.id} desc`).where(inLibrary),
    // Its migration includes file_name, which cannot be said here: so a page far back is read from the index alone.
    index('media_items_by_name').on(alphabetical(table.fileName), table.id).where(inLibrary),
    index('media_items_by_size').on(sql`${table.originalBytes} desc, ${table.id} desc`).where(inLibrary),
    index('media_items_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
    index('media_items_uploader').on(table.uploaderId),
    index('media_items_digest').on(table.digest),
  ],
);

export type MediaRow = typeof mediaItems.$inferSelect;

/**
 * Which places show a media item: one row for each column, place in a gallery and text that names it. Kept by triggers
 * of the tables that do (keep_media_uses), in the writing transaction: whoever writes cannot forget it.
 */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaItems.id),
    /** What uses it: `story`, `destination`, … */
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** As the field of the form is called. */
    field: text('field').notNull(),
    /** In a gallery; else 0. */
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.field, table.place, table.mediaId] }),
    index('media_uses_media').on(table.mediaId),
  ],
);

/** What an item shows, and what is told of it, in other languages than the site's own. */
export const mediaTexts = pgTable(
  'media_texts',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    /** No foreign key: imports bring media before the languages of their site. */
    language: text('language').notNull(),
    alt: text('alt').notNull().default(''),
    caption: text('caption').notNull().default(''),
    /** WebVTT captions of a video. */
    captionsFile: text('captions_file'),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.language] }),
    check('media_texts_words', sql`${table.alt} <> '' or ${table.caption} <> '' or ${table.captionsFile} is not null`),
  ],
);

/** Files that media items had before they were replaced. They are shown for a day, to whoever has an older page. */
export const formerMediaFiles = pgTable('former_media_files', {
  file: text('file').primaryKey(),
  replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
});
