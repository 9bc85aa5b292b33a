import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { previewedKinds } from '../preview.contract.ts';

/**
 * Links that show an item to people without an account. They end with the account that made them. Without a key to the
 * item: one that comes back from the trash is shown again.
 */
export const previews = pgTable(
  'previews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: previewedKinds }).notNull(),
    itemId: uuid('item_id').notNull(),
    /** SHA-256: whoever reads the database opens nothing. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('previews_token').on(table.tokenHash),
    index('previews_item').on(table.kind, table.itemId, table.createdAt),
    index('previews_account').on(table.accountId),
    index('previews_expiry').on(table.expiresAt),
  ],
);
