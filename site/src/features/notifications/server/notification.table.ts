import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#contract/roles.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { reviews } from '../../reviews/server/review.table.ts';

/** What happened to a person. Each kind fills its own column. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['role', 'vote', 'reply'] }).notNull(),
    role: text('role', { enum: roles }),
    /** Votes on a review are one event, however many they are; its counts and its place are the review's. */
    reviewId: uuid('review_id')
      .unique()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    subject: text('subject'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'notifications_kind',
      sql`${table.kind} = case when ${table.role} is not null then 'role' when ${table.reviewId} is not null then 'vote' when ${table.subject} is not null then 'reply' else '' end`,
    ),
    index('notifications_newest').on(sql`${table.accountId}, ${table.createdAt} desc, ${table.id} desc`),
    index('notifications_unread').on(table.accountId).where(sql`read_at is null`),
  ],
);
