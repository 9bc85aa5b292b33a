import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { destinations } from '../../destinations/server/destination.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';

export const banners = pgTable(
  'banners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    smallDescription: text('small_description').notNull(),
    active: boolean('active').notNull().default(false),
    /** What staff look for words in. */
    searched: text('searched').generatedAlwaysAs(sql`search_form(title || ' ' || description)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Whatever happens at the same moment, two banners are never active.
    uniqueIndex('banners_one_active').on(table.active).where(sql`active`),
    index('banners_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('banners_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
  ],
);

export const bannerImages = pgTable(
  'banner_images',
  {
    bannerId: uuid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaItems.id),
    position: integer('position').notNull(),
    /** What it shows. */
    placeId: uuid('place_id').references(() => destinations.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.bannerId, table.position] }),
    index('banner_images_media').on(table.mediaId),
    index('banner_images_place').on(table.placeId),
  ],
);
