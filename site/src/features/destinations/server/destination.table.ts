import { regions } from '@trekker/place-names/regions.ts';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { isSampled } from '#server/lists/sampled-count.repository.ts';
import { isSlugBesideRoutes } from '#server/slug.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';

export type ItineraryDay = { id: string; day: number; title: string; activities: string[] };

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const destinations = pgTable(
  'destinations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    /** All that a reader can see of it, for search. */
    longDescription: text('long_description').notNull(),
    /** The same with its marks; null as in stories. */
    longDescriptionMarkdown: text('long_description_markdown'),
    bestTimeToVisit: text('best_time_to_visit').notNull(),
    suggestedDuration: text('suggested_duration').notNull(),
    tags: text('tags').array().notNull(),
    popularFor: text('popular_for').array().notNull(),
    travelTips: text('travel_tips').array().notNull(),
    itinerary: jsonb('itinerary').$type<ItineraryDay[]>().notNull(),
    /** Null where nobody has said it yet, as the coordinates: of drafts alone. */
    averageTemperatureCelsius: doublePrecision('average_temperature_celsius'),
    climateType: text('climate_type').notNull(),
    bestMonth: text('best_month').notNull(),
    /** What stands on cards instead of the beginning of the description; "" for none. */
    shortLine: text('short_line').notNull().default(''),
    /**
     * The months rated good, fair and poor, as bits: January is 1, December 2048. A month in none of them is not rated.
     */
    goodMonths: smallint('good_months').notNull().default(0),
    fairMonths: smallint('fair_months').notNull().default(0),
    poorMonths: smallint('poor_months').notNull().default(0),
    /** From January on, in °C; empty or null where unknown. */
    monthTemperatures: doublePrecision('month_temperatures').array().$type<(number | null)[]>().notNull().default([]),
    /** From January on, in mm; empty or null where unknown. */
    monthRain: doublePrecision('month_rain').array().$type<(number | null)[]>().notNull().default([]),
    country: text('country').notNull(),
    /** The region as staff wrote it: "Southern Europe", "Rajasthan". */
    regionText: text('region_text').notNull(),
    /** The part of the world that `regionText` and `country` lie in (`regionOf`). */
    region: text('region', { enum: regions }).notNull(),
    /** Words besides its own texts by which a search finds the place: "europe european portuguese". */
    placeWords: text('place_words').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    thumbnailId: uuid('thumbnail_id').references(() => mediaItems.id),
    featured: boolean('featured').notNull().default(false),
    published: boolean('published').notNull().default(false),
    /** Sum and number of its reviews' ratings, written in the review's own transaction; the mean follows from them. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingValue: numeric('rating_value', { precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end`,
    ),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', search_form(name)), 'A') || setweight(to_tsvector('simple', search_form(country || ' ' || region_text || ' ' || place_words || ' ' || search_join(tags))), 'B') || setweight(to_tsvector('simple', search_form(description || ' ' || category || ' ' || search_join(popular_for))), 'C') || setweight(to_tsvector('simple', search_form(long_description || ' ' || search_join(travel_tips) || ' ' || itinerary_text(itinerary) || ' ' || climate_type)), 'D')`,
    ),
    /** What staff look for in their list: the words that a row of it shows. */
    staffSearch: tsvector('staff_search').generatedAlwaysAs(
      sql`staff_search(name || ' ' || country || ' ' || region_text || ' ' || category || ' ' || search_join(tags))`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'destinations_known',
      sql`not ${table.published} or (${table.latitude} is not null and ${table.longitude} is not null and ${table.averageTemperatureCelsius} is not null)`,
    ),
    check('destinations_latitude', sql`${table.latitude} between -90 and 90`),
    check('destinations_longitude', sql`${table.longitude} between -180 and 180`),
    check(
      'destinations_months',
      sql`(${table.goodMonths} | ${table.fairMonths} | ${table.poorMonths}) between 0 and 4095 and ${table.goodMonths} + ${table.fairMonths} + ${table.poorMonths} = (${table.goodMonths} | ${table.fairMonths} | ${table.poorMonths})`,
    ),
    check('destinations_slug', isSlugBesideRoutes(table.slug)),
    // The good months come along so that the index alone can tell which rows are good in one.
    index('destinations_newest')
      .on(sql`${table.createdAt} desc, ${table.id} desc, ${table.goodMonths}`)
      .where(sql`published`),
    index('destinations_newest_of_region')
      .on(sql`${table.region}, ${table.createdAt} desc, ${table.id} desc, ${table.goodMonths}`)
      .where(sql`published`),
    index('destinations_newest_featured')
      .on(sql`${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published and featured`),
    index('destinations_best')
      .on(sql`${table.ratingValue} desc, ${table.ratingCount} desc, ${table.id} desc, ${table.goodMonths}`)
      .where(sql`published`),
    index('destinations_best_of_region')
      .on(
        sql`${table.region}, ${table.ratingValue} desc, ${table.ratingCount} desc, ${table.id} desc, ${table.goodMonths}`,
      )
      .where(sql`published`),
    // The name itself comes along so that the index alone can answer: PostgreSQL sees no name in what is made of it.
    index('destinations_name')
      .on(sql`search_form(${table.name}), ${table.id}, ${table.name}, ${table.goodMonths}`)
      .where(sql`published`),
    index('destinations_name_of_region')
      .on(sql`${table.region}, search_form(${table.name}), ${table.id}, ${table.name}, ${table.goodMonths}`)
      .where(sql`published`),
    // For the months and seasons that few places are good in.
    index('destinations_times_to_go')
      .using('gin', sql`times_to_go(${table.goodMonths}, ${table.latitude})`)
      .where(sql`published`),
    index('destinations_search').using('gin', table.search).where(sql`published`),
    // That two words are often held together is told from a sample.
    index('destinations_search_sample')
      .using('gin', table.search)
      .where(sql`published and ${isSampled(sql`id`)}`),
    index('destinations_searched_name').on(sql`search_form(${table.name}) collate "C"`).where(sql`published`),
    index('destinations_foremost')
      .on(sql`${table.featured} desc, ${table.ratingValue} desc, ${table.createdAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('destinations_position')
      .using('gist', sql`globe_point(${table.latitude}, ${table.longitude})`)
      .where(sql`published`),
    // What only staff look for: all, and drafts.
    index('destinations_all_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('destinations_newest_drafts').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`not published`),
    index('destinations_thumbnail').on(table.thumbnailId),
    index('destinations_bare').on(sql`${table.createdAt} desc`).where(sql`published and thumbnail_id is null`),
    index('destinations_staff_search').using('gin', table.staffSearch),
    // Staff sort all of them; what their filter asks for comes along, so that the index alone can answer.
    index('destinations_all_by_name').on(alphabetical(table.name), table.id, table.name, table.published),
    index('destinations_all_by_rating').on(table.ratingValue, table.ratingCount, table.id, table.published),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicDestinations = pgView('public_destinations').as((query) =>
  query.select().from(destinations).where(eq(destinations.published, true)),
);

/** Whoever is published knows where it lies (destinations_known). */
export const publicLatitude = sql<number>`${publicDestinations.latitude}`.as('latitude');
export const publicLongitude = sql<number>`${publicDestinations.longitude}`.as('longitude');

/**
 * Which published destinations carry a tag (`list`, in small letters), with what their lists are ordered by: a page of
 * a tag, however far back, comes from an index alone. Kept by triggers of destinations (keep_lists), in the writing
 * transaction.
 */
export const destinationLists = pgTable(
  'destination_lists',
  {
    id: uuid('id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    region: text('region', { enum: regions }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ratingValue: numeric('rating_value', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    ratingCount: integer('rating_count').notNull(),
    /** As search_form makes it. */
    name: text('name').notNull(),
    goodMonths: smallint('good_months').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.list] }),
    // The region and the good months come along so that they are known without the row.
    index('destination_lists_newest').on(
      sql`${table.list}, ${table.createdAt} desc, ${table.id} desc, ${table.region}, ${table.goodMonths}`,
    ),
    index('destination_lists_best').on(
      sql`${table.list}, ${table.ratingValue} desc, ${table.ratingCount} desc, ${table.id} desc, ${table.region}, ${table.goodMonths}`,
    ),
    index('destination_lists_name').on(table.list, table.name, table.id, table.region, table.goodMonths),
    // For counting: all of a region lie together.
    index('destination_lists_of_region').on(table.list, table.region, table.id, table.goodMonths),
  ],
);

/** Names that a destination had before. They lead to it for ever. */
export const formerDestinationSlugs = pgTable('former_destination_slugs', {
  slug: text('slug').primaryKey(),
  destinationId: uuid('destination_id')
    .notNull()
    .references(() => destinations.id, { onDelete: 'cascade' }),
});

export const destinationImages = pgTable(
  'destination_images',
  {
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaItems.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.destinationId, table.position] }),
    index('destination_images_media').on(table.mediaId),
  ],
);
