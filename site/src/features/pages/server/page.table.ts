import { eq, sql } from 'drizzle-orm';
import { boolean, check, customType, index, pgTable, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isSlug } from '#server/slug.columns.ts';
import { standardPages } from './standard-pages.rules.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Pages of the magazine's own, each at an address right below the site's. */
export const pages = pgTable(
  'pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    /** Of those that the site cannot do without: their addresses stay, and they are always public. */
    standard: text('standard', { enum: standardPages }).unique(),
    title: text('title').notNull(),
    /** Stands above the text. */
    description: text('description').notNull().default(''),
    /** All that a reader can see of the text. */
    content: text('content').notNull(),
    /** The text with its marks (packages/rich-text). */
    contentMarkdown: text('content_markdown').notNull(),
    published: boolean('published').notNull().default(false),
    /** What staff look for words in. */
    searched: text('searched').generatedAlwaysAs(sql`search_form(title || ' ' || slug)`),
    /**
     * What visitors look for words in. Every site has the standard pages, and their texts hold everyday words: they are
     * found by their titles alone.
     */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', search_form(title)), 'A') || setweight(to_tsvector('simple', search_form(case when standard is null then description else '' end)), 'C') || setweight(to_tsvector('simple', search_form(case when standard is null then content else '' end)), 'D')`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was first published; kept while it is taken back. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('pages_published_at', sql`not ${table.published} or ${table.publishedAt} is not null`),
    check('pages_slug', isSlug(table.slug)),
    index('pages_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('pages_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
    index('pages_search').using('gin', table.search).where(sql`published`),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicPages = pgView('public_pages').as((query) =>
  query.select().from(pages).where(eq(pages.published, true)),
);

/** Addresses that a page had before. They lead to it for ever. */
export const formerPageSlugs = pgTable(
  'former_page_slugs',
  {
    slug: text('slug').primaryKey(),
    pageId: uuid('leads_to')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_page_slugs_page').on(table.pageId)],
);
