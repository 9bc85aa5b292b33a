import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { defaultSiteName } from '../site.contract.ts';

/** What staff decide for the whole site: one row, or none until somebody decides. */
export const settings = pgTable(
  'settings',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    siteName: text('site_name').notNull().default(defaultSiteName),
    /** Whether feedback waits until staff show it. */
    holdFeedback: boolean('hold_feedback').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('settings_only', sql`${table.only}`),
    check('settings_site_name', sql`char_length(${table.siteName}) between 1 and 60`),
  ],
);
