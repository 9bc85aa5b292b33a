import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type ImportedKind, replacedKinds } from '#contract/rules/imports/imported-kinds.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { pages } from '../../pages/server/page.table.ts';
import { stories } from '../../stories/server/story.table.ts';
import type { ImportChoices, ImportFindings } from '../import.contract.ts';
import type { ReportEvent } from './import-report.ts';

/** What was brought in from elsewhere in one go: what can be taken back as a whole. */
export const importRuns = pgTable('import_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The files that it was read from, by their names. */
  name: text('name').notNull(),
  /** Where the old site lived; '' where nobody says so. */
  site: text('site').notNull(),
  /** Items that it has made. */
  created: integer('created').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Where it is until it has ended or was undone; a command is running, or was interrupted. */
  state: text('state', { enum: ['reading', 'ready', 'refused', 'running', 'paused', 'failed', 'undoing'] })
    .notNull()
    .default('running'),
  /** Who brought the file; null for a command, and once the account is gone. */
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  /** In media storage, until it is not needed any more; null for a command. */
  file: text('file'),
  format: text('format').notNull().default(''),
  choices: jsonb('choices').$type<ImportChoices>(),
  /** Of its first reading. */
  findings: jsonb('findings').$type<ImportFindings>(),
  /** Why it was refused or failed; what was kept when it was undone. */
  message: text('message').notNull().default(''),
  /** Items of the source, and how many of them were looked at; of what it has made while that is taken back. */
  total: integer('total').notNull().default(0),
  done: integer('done').notNull().default(0),
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
    /** What it is here. */
    kind: text('kind').$type<ImportedKind>().notNull().default('story'),
    itemId: uuid('item_id').notNull().unique().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** `updatedAt` of the item as it was imported: a later one says that it was edited. Null: not made yet. */
    importedAt: timestamp('imported_at', { withTimezone: true }),
    /** Of the item as the source had it, SHA-256 in hexadecimal; null where nobody took it down. */
    digest: text('digest'),
    /** Images that could not be had: the next import tries again. */
    imagesLeft: integer('images_left').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.site, table.sourceId] }), index('import_items_run').on(table.runId)],
);

/**
 * Which image of the library an address of an old site has become, so that it is fetched once. It keeps no image: no
 * foreign key, because the sweep leaves what one names.
 */
export const importedMedia = pgTable(
  'imported_media',
  {
    site: text('site').notNull(),
    address: text('address').notNull(),
    mediaId: uuid('media_id').notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.site, table.address] }), index('imported_media_run').on(table.runId)],
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
    /** No column is called `page_id`: the pages in the browser know that word from addresses of WordPress. */
    pageId: uuid('own_page_id').references(() => pages.id, { onDelete: 'cascade' }),
    /** A path of this site. */
    target: text('target'),
  },
  (table) => [
    check('imported_addresses_lead', sql`num_nonnulls(${table.storyId}, ${table.pageId}, ${table.target}) = 1`),
    index('imported_addresses_run').on(table.runId),
    index('imported_addresses_story').on(table.storyId),
    index('imported_addresses_page').on(table.pageId),
  ],
);

/** What an import has written over that is no item of its own: undoing brings it back. */
export const importReplaced = pgTable(
  'import_replaced',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: replacedKinds }).notNull(),
    /** '' for what there is one of. */
    itemId: text('item_id').notNull(),
    /** As it was before the import, and right after it; null where there was none, or no row says it. */
    before: jsonb('before'),
    after: jsonb('after'),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.itemId] })],
);

/** What the reading of a source and its import have told, each thing once. */
export const importReports = pgTable(
  'import_reports',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    isDryRun: boolean('is_dry_run').notNull(),
    /** By which a second telling of the same is known. */
    key: text('key').notNull(),
    /** In which order it was told. */
    position: integer('position').notNull(),
    event: jsonb('event').$type<ReportEvent>().notNull(),
    /** Something in it wants to be looked at. */
    hasProblem: boolean('has_problem').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.isDryRun, table.key] }),
    index('import_reports_order').on(table.runId, table.isDryRun, table.position),
  ],
);
