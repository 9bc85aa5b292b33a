import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The last backup of this database: one row, or none until there is one. */
export const backupState = pgTable(
  'backup_state',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    /** The moment that it shows. */
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** When a rehearsal last restored it without a fault. */
    rehearsedAt: timestamp('rehearsed_at', { withTimezone: true }),
  },
  (table) => [check('backup_state_only', sql`${table.only}`)],
);
