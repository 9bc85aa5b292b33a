import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { stories } from '../../stories/server/story.table.ts';

/** What was brought in from elsewhere in one go: what can be taken back as a whole. Who did it, the activity says. */
export const importRuns = pgTable('import_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The files that it was read from, by their names. */
  name: text('name').notNull(),
  /** Where the old site lived; '' where nobody says so. */
  site: text('site').notNull(),
  /** Items that it has made. */
  created: integer('created').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/**
 * What became of an item of a source. Its id is there before it is, so that others can link to it; no foreign key,
 * because it may lie in the trash.
 */
export const importItems = pgTable(
  'import_items',
  {
    site: text('site').notNull(),
    sourceId: text('source_id').notNull(),
    itemId: uuid('item_id').notNull().unique().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** `updatedAt` of the item as it was imported: a later one says that it was edited. Null: not made yet. */
    importedAt: timestamp('imported_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.site, table.sourceId] }), index('import_items_run').on(table.runId)],
);

/** Addresses of an old site, and what they lead to here. */
export const importedAddresses = pgTable(
  'imported_addresses',
  {
    /** As in address_redirects; with its query where that names a post (`/?p=12`). */
    path: text('path').primaryKey(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    storyId: uuid('story_id').references(() => stories.id, { onDelete: 'cascade' }),
    /** A path of this site. */
    target: text('target'),
  },
  (table) => [
    check('imported_addresses_lead', sql`(${table.storyId} is null) <> (${table.target} is null)`),
    index('imported_addresses_run').on(table.runId),
    index('imported_addresses_story').on(table.storyId),
  ],
);
