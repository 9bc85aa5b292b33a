import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account.table.ts';

/**
 * Browsers in which somebody has logged in. They open nothing: mails that they ask for have a part of the budgets that
 * strangers cannot use up.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of what the cookie holds; the same for all accounts that log in in one browser. */
    hash: text('hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.accountId] }),
    index('known_browsers_account').on(table.accountId),
    index('known_browsers_last_login_at').on(table.lastLoginAt),
  ],
);
