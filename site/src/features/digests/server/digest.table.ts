import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { stories } from '../../stories/server/story.table.ts';

const recipient = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Who is to hear of which story. Kept after it was told, so that nobody hears of it twice. */
export const storyAlerts = pgTable(
  'story_alerts',
  {
    accountId: recipient(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a digest told of it, or it was let go; null while it waits. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.storyId] }),
    index('story_alerts_story').on(table.storyId),
    index('story_alerts_waiting').on(table.accountId).where(sql`settled_at is null`),
    index('story_alerts_settled').on(table.settledAt).where(sql`settled_at is not null`),
  ],
);

/** When somebody got their last digest. */
export const digestRecipients = pgTable('digest_recipients', {
  accountId: recipient().primaryKey(),
  lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
});

/** What the links that stop digests carry. Each mail has its own. */
export const digestTokens = pgTable(
  'digest_tokens',
  {
    /** SHA-256 of the token, which only the mail holds. */
    hash: text('hash').primaryKey(),
    accountId: recipient(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('digest_tokens_account').on(table.accountId),
    index('digest_tokens_created_at').on(table.createdAt),
  ],
);
