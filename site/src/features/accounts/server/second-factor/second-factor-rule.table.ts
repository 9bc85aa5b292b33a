import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** What AUTHORs decide about the logins of staff: one row, or none until somebody decides. */
export const secondFactorRules = pgTable(
  'second_factor_rules',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    /** Whoever of the staff has no second factor sets one up before anything else. */
    required: boolean('required').notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('second_factor_rules_only', sql`${table.only}`)],
);
