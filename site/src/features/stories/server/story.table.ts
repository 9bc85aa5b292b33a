import { regions } from '@trekker/place-names/regions.ts';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { isSampled } from '#server/lists/sampled-count.repository.ts';
import { isSlug, isSlugBesideRoutes } from '#server/slug.columns.ts';
import { authors } from '../../authors/server/author.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';

/** What stories are sorted by, in the order of the staff. */
export const storyCategories = pgTable(
  'story_categories',
  {
    /** By it a category stays itself under another name. */
    slug: text('slug').primaryKey(),
    name: text('name').notNull().unique(),
    /** 1, 2, 3, … */
    position: integer('position').notNull(),
    /** When their list was last saved: the same in all rows. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('story_categories_slug', isSlug(table.slug)),
    check('story_categories_name', sql`char_length(${table.name}) between 1 and 40`),
  ],
);

/** Names that categories had before, also those that went for another. They lead to it, unless one has them again. */
export const formerStoryCategories = pgTable(
  'former_story_categories',
  {
    name: text('name').primaryKey(),
    slug: text('slug')
      .notNull()
      .references(() => storyCategories.slug, { onDelete: 'cascade' }),
  },
  (table) => [index('former_story_categories_slug').on(table.slug)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const stories = pgTable(
  'stories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** All that a reader can see of the text, for search. */
    content: text('content').notNull(),
    /**
     * The text with its marks (packages/rich-text). Null where it was written before texts had any: `content` is all of
     * it then, and blank lines part its paragraphs. A trigger makes it null when somebody writes `content` alone.
     */
    contentMarkdown: text('content_markdown'),
    /** By its name: who renames a category renames it here. */
    category: text('category')
      .notNull()
      .references(() => storyCategories.name, { onUpdate: 'cascade' }),
    tags: text('tags').array().notNull(),
    /**
     * The regions that `tags` name, themselves or by a country. Whoever writes the tags writes these
     * (story-regions.rules.ts).
     */
    regions: text('regions', { enum: regions }).array().notNull().default([]),
    /** As staff wrote it: "5 min". */
    readTime: text('read_time').notNull(),
    featured: boolean('featured').notNull().default(false),
    published: boolean('published').notNull().default(false),
    coverId: uuid('cover_id').references(() => mediaItems.id),
    /** Whose name stands over it. A story outlives its author. */
    authorId: uuid('author_id').references(() => authors.id, { onDelete: 'set null' }),
    /** The destination that it is about, if there is one. */
    placeId: uuid('place_id').references(() => destinations.id, { onDelete: 'set null' }),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', search_form(title)), 'A') || setweight(to_tsvector('simple', search_form(search_join(tags) || ' ' || category || ' ' || search_join(regions))), 'B') || setweight(to_tsvector('simple', search_form(excerpt)), 'C') || setweight(to_tsvector('simple', search_form(content)), 'D')`,
    ),
    /** What staff look for in their list, beside the author. */
    staffSearch: tsvector('staff_search').generatedAlwaysAs(
      sql`staff_search(title || ' ' || category || ' ' || search_join(tags))`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was first published; kept while it is taken back. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stories_published_at', sql`not ${table.published} or ${table.publishedAt} is not null`),
    check('stories_slug', isSlugBesideRoutes(table.slug)),
    index('stories_newest').on(sql`${table.publishedAt} desc, ${table.id} desc`).where(sql`published`),
    index('stories_newest_featured')
      .on(sql`${table.publishedAt} desc, ${table.id} desc`)
      .where(sql`published and featured`),
    index('stories_newest_of_category')
      .on(sql`${table.category}, ${table.publishedAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('stories_tags').using('gin', sql`lower_all(${table.tags})`).where(sql`published`),
    index('stories_regions').using('gin', table.regions).where(sql`published`),
    index('stories_search').using('gin', table.search).where(sql`published`),
    // That words are often held together is told from a sample.
    index('stories_search_sample')
      .using('gin', table.search)
      .where(sql`published and ${isSampled(sql`id`)}`),
    index('stories_searched_title').on(sql`search_form(${table.title}) collate "C"`).where(sql`published`),
    index('stories_foremost')
      .on(sql`${table.featured} desc, ${table.publishedAt} desc, ${table.id} desc`)
      .where(sql`published`),
    index('stories_author').on(table.authorId),
    index('stories_newest_of_author')
      .on(sql`${table.authorId}, ${table.publishedAt} desc, ${table.id} desc`)
      .where(sql`published`),
    // What only staff look for: all, and drafts.
    index('stories_all_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('stories_newest_drafts').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`not published`),
    index('stories_cover').on(table.coverId),
    index('stories_bare').on(sql`${table.publishedAt} desc`).where(sql`published and cover_id is null`),
    index('stories_staff_search').using('gin', table.staffSearch),
    // Staff sort all of them; what their filter asks for comes along, so that the index alone can answer.
    index('stories_all_by_title').on(alphabetical(table.title), table.id, table.title, table.published),
    index('stories_all_by_category').on(table.category, table.createdAt, table.id, table.published),
    index('stories_place').on(table.placeId),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicStories = pgView('public_stories').as((query) =>
  query.select().from(stories).where(eq(stories.published, true)),
);

/**
 * Which published stories carry a tag ("tagged food") or tell of a region ("in asia"), with their order: a page of
 * either, however far back, comes from an index alone. Kept by triggers of stories (keep_lists), in the writing
 * transaction.
 */
export const storyLists = pgTable(
  'story_lists',
  {
    id: uuid('id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.list] }),
    index('story_lists_newest').on(sql`${table.list}, ${table.publishedAt} desc, ${table.id} desc`),
  ],
);

/** Names that a story had before. They lead to it for ever. */
export const formerStorySlugs = pgTable('former_story_slugs', {
  slug: text('slug').primaryKey(),
  storyId: uuid('story_id')
    .notNull()
    .references(() => stories.id, { onDelete: 'cascade' }),
});

export const storyImages = pgTable(
  'story_images',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => mediaItems.id),
    position: integer('position').notNull(),
    caption: text('caption').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.position] }), index('story_images_media').on(table.mediaId)],
);
