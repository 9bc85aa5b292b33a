import { eq, sql } from 'drizzle-orm';
import { index, pgTable, pgView, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#features/languages/server/language.table.ts';
import { editionChecks, slugColumns, standingColumns, tsvector } from '#features/translations/server/edition.table.ts';
import { pages } from '../page.table.ts';

/** Pages in other languages than the site's own; what is not here they share with the page. */
export const pageTexts = pgTable(
  'page_texts',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    ...slugColumns(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** All that a reader can see of the text. */
    content: text('content').notNull().default(''),
    /** The text with its marks (packages/rich-text). */
    contentMarkdown: text('content_markdown').notNull().default(''),
    /** Its words; the lexeme of its language keeps languages apart within one index. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', edition_words(language, title)), 'A') || setweight(to_tsvector('simple', edition_words(language, description)), 'C') || setweight(to_tsvector('simple', edition_words(language, content)), 'D') || array_to_tsvector(array['@' || language])`,
    ),
    ...standingColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.language] }),
    uniqueIndex('page_texts_slug_key').on(table.language, table.slug),
    index('page_texts_newest').on(
      sql`${table.language}, ${table.stale}, ${table.updatedAt} desc, ${table.pageId} desc`,
    ),
    index('page_texts_search').using('gin', table.search).where(sql`visible`),
    ...editionChecks('page_texts', table),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicPageTexts = pgView('public_page_texts').as((query) =>
  query.select().from(pageTexts).where(eq(pageTexts.visible, true)),
);

/** Addresses that a page had before in a language. They lead to it for ever. */
export const formerPageTextSlugs = pgTable(
  'former_page_text_slugs',
  {
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index('former_page_text_slugs_page').on(table.pageId),
  ],
);
