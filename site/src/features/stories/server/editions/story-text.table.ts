import { eq, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
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
import type { SearchedTexts } from '#server/languages/held-words.repository.ts';
import { language } from '#server/languages/typed-terms.repository.ts';
import { isSampled } from '#server/lists/sampled-count.repository.ts';
import { stories } from '../story.table.ts';

/** Stories in other languages than the site's own; what is not here they share with the story. */
export const storyTexts = pgTable(
  'story_texts',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    ...slugColumns(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** All that a reader can see of the text. */
    content: text('content').notNull().default(''),
    /** The text with its marks (packages/rich-text). */
    contentMarkdown: text('content_markdown').notNull().default(''),
    readTime: text('read_time').notNull().default(''),
    /** How long its own text takes, said where staff have written no time; null while there is no text. */
    readMinutes: integer('read_minutes'),
    /** Of the story's images, by their media ids. */
    captions: jsonb('captions').$type<Record<string, string>>().notNull().default({}),
    /** Its words; the lexeme of its language keeps languages apart within one index. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', edition_words(language, title)), 'A') || setweight(to_tsvector('simple', edition_words(language, excerpt)), 'C') || setweight(to_tsvector('simple', edition_words(language, content)), 'D') || array_to_tsvector(array['@' || language])`,
    ),
    ...standingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.language] }),
    uniqueIndex('story_texts_slug_key').on(table.language, table.slug),
    index('story_texts_newest').on(
      sql`${table.language}, ${table.stale}, ${table.updatedAt} desc, ${table.storyId} desc`,
    ),
    index('story_texts_newest_public')
      .on(sql`${table.language}, ${table.publishedAt} desc, ${table.storyId} desc`)
      .where(sql`visible`),
    index('story_texts_searched_title')
      .on(sql`${table.language}, edition_form(${table.language}, ${table.title}) collate "C"`)
      .where(sql`visible`),
    index('story_texts_search').using('gin', table.search).where(sql`visible`),
    // That very many hold a word is told from a sample.
    index('story_texts_search_sample')
      .using('gin', table.search)
      .where(sql`visible and ${isSampled(sql`story_id`)}`),
    ...editionChecks('story_texts', table),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicStoryTexts = pgView('public_story_texts').as((query) =>
  query.select().from(storyTexts).where(eq(storyTexts.visible, true)),
);

export const searchedStoryTexts: SearchedTexts = {
  texts: sql`${publicStoryTexts}`,
  id: sql`${publicStoryTexts.storyId}`,
  counted: sql`'story_text_lists ' || ${language} || ' all'`,
};

/**
 * Which stories everybody can read in a language, by the lists that they are in there: "all", "featured", "as Food",
 * "in asia", "tagged food", with their order. Kept like `destination_text_lists`, by keep_story_text_lists.
 */
export const storyTextLists = pgTable(
  'story_text_lists',
  {
    id: uuid('id').notNull(),
    language: text('language').notNull(),
    listName: text('list_name').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.listName] }),
    index('story_text_lists_newest').on(
      sql`${table.language}, ${table.listName}, ${table.publishedAt} desc, ${table.id} desc`,
    ),
  ],
);

/** Addresses that a story had before in a language. They lead to it for ever. */
export const formerStoryTextSlugs = pgTable(
  'former_story_text_slugs',
  {
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index('former_story_text_slugs_story').on(table.storyId),
  ],
);
