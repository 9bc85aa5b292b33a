import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account.table.ts';

/** The authenticator app of an account. It counts once a first code has shown that the secret arrived. */
export const totpFactors = pgTable('totp_factors', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Base32. Told to its owner once, while it is set up; afterwards it leaves this row only to be compared with. */
  secret: text('secret').notNull(),
  /** Null while it is being set up. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /**
   * The 30 seconds, counted since 1970, of the last code that was taken: that one and those before are worth nothing
   * any more.
   */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What lets somebody in without their authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, of 80 random bits. */
    hash: text('hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);
