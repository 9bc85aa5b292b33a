import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often something was done since its window began, shared by all processes. Its migration makes it UNLOGGED: counting
 * then waits for no disk, and a crash of the database only lets everybody begin anew.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
