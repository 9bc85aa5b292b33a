import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { bulkActions, bulkKinds } from '../bulk.contract.ts';

/** The same, done to many items by somebody: what can be watched, and undone as a whole. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: bulkKinds }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of whoever started it: its refusals are for them. '' is the site's own. */
    language: text('language').notNull().default(''),
    /** It only says what would happen. */
    isDryRun: boolean('is_dry_run').notNull().default(false),
    total: integer('total').notNull(),
    /** Steps that are behind it, in their order. */
    done: integer('done').notNull().default(0),
    /** Of those that could be done. */
    succeeded: integer('succeeded').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Since when it is being taken back. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('bulk_runs_account').on(table.accountId), index('bulk_runs_created').on(table.createdAt)],
);

/** What is done to one item of a run, and afterwards what came of it. */
export const bulkSteps = pgTable(
  'bulk_steps',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    itemId: uuid('item_id').notNull(),
    action: text('action', { enum: bulkActions }).notNull(),
    value: text('value'),
    ok: boolean('ok'),
    /** Why it could not be, in the language of the run. */
    message: text('message'),
    /** What takes it back; null where nothing was changed. */
    undoAction: text('undo_action', { enum: bulkActions }),
    undoValue: text('undo_value'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index('bulk_steps_failed').on(table.runId, table.position).where(sql`not ok`),
  ],
);
