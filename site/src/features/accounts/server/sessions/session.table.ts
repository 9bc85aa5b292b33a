import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account.table.ts';

/** Logins that have not ended. A row that is gone, past `expires_at` or long unused lets nobody in, on any process. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the AuthenticatorToken, which only the client holds. */
    tokenHash: text('token_hash').notNull().unique(),
    /**
     * SHA-256 of the session cookie. The token is worthless without that cookie; null for a token that stands alone.
     */
    cookieHash: text('cookie_hash').unique(),
    /** What the browser or program said of itself at the login: its owner knows the device by it. */
    userAgent: text('user_agent').notNull().default(''),
    /** Of staff without the second factor that is required: good for setting one up and for nothing else. */
    setupOnly: boolean('setup_only').notNull().default(false),
    /** The passkey that it was begun with, for as long as that is known. */
    passkeyId: text('passkey_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** To a few minutes: not every call writes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires_at').on(table.expiresAt)],
);
