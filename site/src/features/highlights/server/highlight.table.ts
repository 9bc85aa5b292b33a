import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  numeric,
  pgTable,
  pgView,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { highlightRegions } from '../highlight.contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const highlights = pgTable(
  'highlights',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the traveller. */
    name: text('name').notNull(),
    /** All that a reader can see of it; its Markdown beside it, null where nothing in it is marked. */
    description: text('description').notNull(),
    descriptionMarkdown: text('description_markdown'),
    location: text('location').notNull(),
    region: text('region', { enum: highlightRegions }).notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    /** Also the poster of the video. */
    imageId: uuid('image_id').references(() => mediaItems.id),
    videoId: uuid('video_id').references(() => mediaItems.id),
    avatarId: uuid('avatar_id').references(() => mediaItems.id),
    /** WebVTT captions of the video. */
    captionsId: uuid('captions_id').references(() => mediaItems.id),
    /** The day it tells of. */
    date: date('date').notNull().defaultNow(),
    featured: boolean('featured').notNull().default(true),
    published: boolean('published').notNull().default(true),
    search: tsvector('search').generatedAlwaysAs(
      // Both Americas are found by one word, as the region chips have it.
      sql`setweight(to_tsvector('simple', search_form(name)), 'A') || setweight(to_tsvector('simple', search_form(location || ' ' || region || case when region like '%America' then ' americas' else '' end)), 'B') || setweight(to_tsvector('simple', search_form(description)), 'C')`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('highlights_rating', sql`${table.rating} between 0 and 5`),
    index('highlights_newest').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`published`),
    index('highlights_newest_featured')
      .on(sql`${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published and featured`),
    index('highlights_newest_of_region')
      .on(sql`${table.region}, ${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('highlights_recent')
      .on(sql`${table.date} desc, ${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('highlights_all').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('highlights_drafts').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`not published`),
    // Staff sort all of them; what their filter asks for comes along, so that the index alone can answer.
    index('highlights_all_by_name').on(alphabetical(table.name), table.id, table.name, table.published),
    index('highlights_all_by_rating').on(table.rating, table.createdAt, table.id, table.published),
    index('highlights_all_by_date').on(table.date, table.createdAt, table.id, table.published),
    index('highlights_searched').using('gin', table.search),
    index('highlights_search').using('gin', table.search).where(sql`published`),
    index('highlights_searched_location').on(sql`search_form(${table.location}) collate "C"`).where(sql`published`),
    index('highlights_foremost')
      .on(sql`${table.featured} desc, ${table.rating} desc, ${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('highlights_image').on(table.imageId),
    index('highlights_bare').on(sql`${table.createdAt} desc`).where(sql`published and image_id is null`),
    index('highlights_video').on(table.videoId),
    index('highlights_avatar').on(table.avatarId),
    index('highlights_captions').on(table.captionsId),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicHighlights = pgView('public_highlights').as((query) =>
  query.select().from(highlights).where(eq(highlights.published, true)),
);
