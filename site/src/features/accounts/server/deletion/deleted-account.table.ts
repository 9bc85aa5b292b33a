import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Accounts that were deleted, by a hash of their id: who it was cannot be told, and a backup that holds one is
 * recognized.
 */
export const deletedAccounts = pgTable('deleted_accounts', {
  hash: text('hash').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
});
