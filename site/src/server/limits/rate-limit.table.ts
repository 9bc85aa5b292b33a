import { boolean, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often something was done since its window began, shared by all processes. Its migration makes it UNLOGGED:
 * counting then waits for no disk, and a crash of the database only lets everybody begin anew.
 */
export const rateLimits = pgTable('rate_limits', {
  /** What `limit_key` makes of what is counted: nobody's address stands here. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * With what `limit_key` hashes: one row, of this database alone. UNLOGGED too, so that no backup and no replica holds
 * it: it lives as long as the counters.
 */
export const rateLimitSecrets = pgTable('rate_limit_secrets', {
  /** Always true, so that there is one row at most. */
  only: boolean('only').primaryKey().default(true),
  secret: bytea('secret').notNull(),
});
