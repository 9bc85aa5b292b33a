import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';

/** What staff typed into forms and did not save: the last of it, for each person and item. */
export const unsavedEdits = pgTable(
  'unsaved_edits',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Not always an id, and what it names may be gone: no key. */
    item: text('item').notNull(),
    isNew: boolean('is_new').notNull(),
    /** The open form that it was typed into, and how often that had sent it. */
    form: uuid('form').notNull(),
    sequence: integer('sequence').notNull(),
    startedFrom: text('started_from'),
    content: text('content').notNull(),
    device: text('device').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // No index of times, which every save would have to write as well: the sweep reads a short table once a night.
  (table) => [primaryKey({ name: 'unsaved_edits_pkey', columns: [table.accountId, table.kind, table.item] })],
);
