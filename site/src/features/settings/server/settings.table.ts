import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** What staff decide for the whole site: one row, or none until somebody decides. */
export const settings = pgTable(
  'settings',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    /** Whether feedback waits until staff show it. */
    holdFeedback: boolean('hold_feedback').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('settings_only', sql`${table.only}`)],
);
