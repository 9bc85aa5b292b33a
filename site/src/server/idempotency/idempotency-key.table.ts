import { index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What was answered to calls that came with an Idempotency-Key, for a day. Rows of an account go with it (by a key in
 * the migration).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the call's name, who makes it, and the key. */
    key: text('key').primaryKey(),
    /** SHA-256 of all that was asked for. */
    request: text('request').notNull(),
    answer: json('answer').notNull(),
    accountId: uuid('account_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('idempotency_keys_created_at').on(table.createdAt),
    index('idempotency_keys_account').on(table.accountId),
  ],
);
