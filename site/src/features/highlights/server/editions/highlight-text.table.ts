import { eq, sql } from 'drizzle-orm';
import { index, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  languageColumn,
  standingChecks,
  standingColumns,
  tsvector,
} from '#features/translations/server/edition.table.ts';
import { highlights } from '../highlight.table.ts';

/** Highlights in other languages than the site's own; what is not here they share with the highlight. */
export const highlightTexts = pgTable(
  'highlight_texts',
  {
    highlightId: uuid('highlight_id')
      .notNull()
      .references(() => highlights.id, { onDelete: 'cascade' }),
    ...languageColumn(),
    /** Of the traveler, in the letters of the language. */
    name: text('name').notNull(),
    location: text('location').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Null where nothing in it is marked. */
    descriptionMarkdown: text('description_markdown'),
    /** What its image shows. */
    imageAlt: text('image_alt').notNull().default(''),
    ...standingColumns(),
    /** Its words; the lexeme of its language keeps languages apart within one index. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', edition_words(language, name || ' ' || location)), 'A') || setweight(to_tsvector('simple', edition_words(language, description)), 'C') || array_to_tsvector(array['@' || language])`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.highlightId, table.language] }),
    index('highlight_texts_public').on(table.language, table.highlightId).where(sql`visible`),
    index('highlight_texts_newest_public')
      .on(sql`${table.language}, ${table.publishedAt} desc, ${table.highlightId} desc`)
      .where(sql`visible`),
    index('highlight_texts_searched_location')
      .on(sql`${table.language}, edition_form(${table.language}, ${table.location}) collate "C"`)
      .where(sql`visible`),
    index('highlight_texts_search').using('gin', table.search).where(sql`visible`),
    ...standingChecks('highlight_texts', table),
  ],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicHighlightTexts = pgView('public_highlight_texts').as((query) =>
  query.select().from(highlightTexts).where(eq(highlightTexts.visible, true)),
);
