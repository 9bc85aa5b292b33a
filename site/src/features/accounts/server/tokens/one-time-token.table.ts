import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account.table.ts';
import { sessions } from '../sessions/session.table.ts';

/**
 * reset: sets a new password. sign-in: a mailed link that logs in. google: what the provider's answer is traded for,
 * within a minute. confirm-email: proves that an address is read by its owner. undo-email: takes a change of address
 * back. google-flow: a login at the provider that has begun. second-step: a login that waits for its second factor.
 * google-join: a login at the provider that waits for the password of the account with its address. passkey-setup and
 * passkey-login: what a passkey has to sign.
 */
export const tokenPurposes = [
  'reset',
  'sign-in',
  'google',
  'confirm-email',
  'undo-email',
  'google-flow',
  'second-step',
  'google-join',
  'passkey-setup',
  'passkey-login',
] as const;

/**
 * Tokens that work once. Of each purpose but undo-email and second-step an account has at most one: a newer one
 * replaces it.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** Null where it is not known yet whose it will be. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The login that alone may use it, if that is said: it ends with that login, however that ends. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** What it was issued for, such as the new address; its shape goes by the purpose. */
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('one_time_tokens_account').on(table.accountId, table.purpose),
    index('one_time_tokens_expires_at').on(table.expiresAt),
    // Whoever ends a login looks for its tokens.
    index('one_time_tokens_session').on(table.sessionId).concurrently().where(sql`session_id is not null`),
    // An address that can be taken back is nobody else's until then.
    index('one_time_tokens_undo').on(sql`(lower(${table.payload} ->> 'email'))`).where(sql`purpose = 'undo-email'`),
  ],
);
