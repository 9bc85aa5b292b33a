import { regions } from '@trekker/place-names/regions.ts';
import { eq, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { languages } from '#features/languages/server/language.table.ts';
import { editionChecks, slugColumns, standingColumns, tsvector } from '#features/translations/server/edition.table.ts';
import { collationOf, ownAlphabets } from '#server/languages/alphabets.ts';
import type { SearchedTexts } from '#server/languages/held-words.repository.ts';
import { language } from '#server/languages/typed-terms.repository.ts';
import { isSampled } from '#server/lists/sampled-count.repository.ts';
import { destinations } from '../destination.table.ts';

/** Of a day of the itinerary. */
export type DayTexts = { title: string; activities: string[] };

/** Destinations in other languages than the site's own; what is not here they share with the destination. */
export const destinationTexts = pgTable(
  'destination_texts',
  {
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    ...slugColumns(),
    name: text('name').notNull(),
    category: text('category').notNull().default(''),
    description: text('description').notNull().default(''),
    shortLine: text('short_line').notNull().default(''),
    /** All that a reader can see of it. */
    longDescription: text('long_description').notNull().default(''),
    /** The text with its marks (packages/rich-text). */
    longDescriptionMarkdown: text('long_description_markdown').notNull().default(''),
    bestTimeToVisit: text('best_time_to_visit').notNull().default(''),
    suggestedDuration: text('suggested_duration').notNull().default(''),
    climateType: text('climate_type').notNull().default(''),
    bestMonth: text('best_month').notNull().default(''),
    regionText: text('region_text').notNull().default(''),
    popularFor: text('popular_for').array().notNull().default([]),
    travelTips: text('travel_tips').array().notNull().default([]),
    /** By the ids of the destination's days. */
    itinerary: jsonb('itinerary').$type<Record<string, DayTexts>>().notNull().default({}),
    /** Its words; the lexeme of its language keeps languages apart within one index. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', edition_words(language, name)), 'A') || setweight(to_tsvector('simple', edition_words(language, region_text)), 'B') || setweight(to_tsvector('simple', edition_words(language, description || ' ' || short_line || ' ' || category || ' ' || search_join(popular_for))), 'C') || setweight(to_tsvector('simple', edition_words(language, long_description || ' ' || search_join(travel_tips) || ' ' || itinerary_text(jsonb_path_query_array(itinerary, '$.*')) || ' ' || climate_type)), 'D') || array_to_tsvector(array['@' || language])`,
    ),
    ...standingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.destinationId, table.language] }),
    uniqueIndex('destination_texts_slug_key').on(table.language, table.slug),
    index('destination_texts_newest').on(
      sql`${table.language}, ${table.stale}, ${table.updatedAt} desc, ${table.destinationId} desc`,
    ),
    index('destination_texts_newest_public')
      .on(sql`${table.language}, ${table.publishedAt} desc, ${table.destinationId} desc`)
      .where(sql`visible`),
    index('destination_texts_searched_name')
      .on(sql`${table.language}, edition_form(${table.language}, ${table.name}) collate "C"`)
      .where(sql`visible`),
    index('destination_texts_search').using('gin', table.search).where(sql`visible`),
    // That very many hold a word is told from a sample.
    index('destination_texts_search_sample')
      .using('gin', table.search)
      .where(sql`visible and ${isSampled(sql`destination_id`)}`),
    ...editionChecks('destination_texts', table),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicDestinationTexts = pgView('public_destination_texts').as((query) =>
  query.select().from(destinationTexts).where(eq(destinationTexts.visible, true)),
);

export const searchedDestinationTexts: SearchedTexts = {
  texts: sql`${publicDestinationTexts}`,
  id: sql`${publicDestinationTexts.destinationId}`,
  counted: sql`'destination_text_lists ' || ${language} || ' all'`,
};

/**
 * Which destinations everybody can read in a language, by the lists that they are in there: "all", "featured",
 * "in europe", "tagged food". With what lists are ordered by: a page, however far back, comes from an index alone. Kept
 * by triggers of destinations and of their texts (keep_destination_text_lists), in the writing transaction.
 */
export const destinationTextLists = pgTable(
  'destination_text_lists',
  {
    id: uuid('id').notNull(),
    language: text('language').notNull(),
    listName: text('list_name').notNull(),
    region: text('region', { enum: regions }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ratingValue: numeric('rating_value', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    ratingCount: integer('rating_count').notNull(),
    /** As it is called there. */
    name: text('name').notNull(),
    /** The times of times_to_go as bits: January is 1, spring 4096. */
    goodTimes: integer('good_times').notNull(),
  },
  (table) => {
    const byName = (collation: string) =>
      [
        table.language,
        table.listName,
        sql`${table.name} collate ${sql.raw(`"${collation}"`)}`,
        table.id,
        table.region,
        table.goodTimes,
      ] as const;
    return [
      primaryKey({ columns: [table.id, table.language, table.listName] }),
      // The region and the good times come along so that they are known without the row.
      index('destination_text_lists_newest').on(
        sql`${table.language}, ${table.listName}, ${table.createdAt} desc, ${table.id} desc, ${table.region}, ${table.goodTimes}`,
      ),
      index('destination_text_lists_best').on(
        sql`${table.language}, ${table.listName}, ${table.ratingValue} desc, ${table.ratingCount} desc, ${table.id} desc, ${table.region}, ${table.goodTimes}`,
      ),
      index('destination_text_lists_name').on(...byName(collationOf(''))),
      ...ownAlphabets.map((alphabet) =>
        index(`destination_text_lists_name_${alphabet}`)
          .on(...byName(collationOf(alphabet)))
          .where(sql`split_part(${table.language}, '-', 1) = ${sql.raw(`'${alphabet}'`)}`),
      ),
    ];
  },
);

/** Addresses that a destination had before in a language. They lead to it for ever. */
export const formerDestinationTextSlugs = pgTable(
  'former_destination_text_slugs',
  {
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index('former_destination_text_slugs_destination').on(table.destinationId),
  ],
);
