import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { stories } from '../story.table.ts';

/** Stories in other languages than the site's own; what is not here they share with the story. */
export const storyTexts = pgTable(
  'story_texts',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    language: text('language')
      .notNull()
      .references(() => languages.code),
    /** Of letters in any script; unique in its language. */
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** All that a reader can see of the text. */
    content: text('content').notNull().default(''),
    /** The text with its marks (packages/rich-text). */
    contentMarkdown: text('content_markdown').notNull().default(''),
    readTime: text('read_time').notNull().default(''),
    /** Of the story's images, by their media ids. */
    captions: jsonb('captions').$type<Record<string, string>>().notNull().default({}),
    published: boolean('published').notNull().default(false),
    /** Its own switch and the story's are both on: kept by triggers of both tables. */
    visible: boolean('visible').notNull().default(false),
    madeBy: text('made_by', { enum: ['person', 'machine'] })
      .notNull()
      .default('person'),
    /** The version of the story that it was last reviewed against. */
    sourceVersion: integer('source_version').notNull(),
    /** The story's texts have changed since. */
    stale: boolean('stale').notNull().default(false),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was first published; kept while it is taken back. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Tells media that this text uses from those of the story in another language (`media_uses.place`). */
    usePlace: integer('use_place').generatedAlwaysAs(sql`hashtext("language")`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
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
    check('story_texts_made_by', sql`${table.madeBy} in ('person', 'machine')`),
    check('story_texts_published_at', sql`not ${table.published} or ${table.publishedAt} is not null`),
    // Letters of all scripts are told apart in code.
    check('story_texts_slug', sql`${table.slug} ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$'`),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicStoryTexts = pgView('public_story_texts').as((query) =>
  query.select().from(storyTexts).where(eq(storyTexts.visible, true)),
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
