import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';

export const reviewCategories = ['experience', 'accommodation', 'food', 'transportation', 'value'] as const;

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    destinationId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    category: text('category', { enum: reviewCategories }).notNull(),
    text: text('text').notNull(),
    /** Of the page that it was written on; '' for that of the site. */
    language: text('language').notNull().default(''),
    helpfulCount: integer('helpful_count').notNull().default(0),
    unhelpfulCount: integer('unhelpful_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_counts', sql`${table.helpfulCount} >= 0 and ${table.unhelpfulCount} >= 0`),
    unique('reviews_one_each').on(table.destinationId, table.accountId),
    index('reviews_newest').on(sql`${table.destinationId}, ${table.createdAt} desc, ${table.id} desc`),
    index('reviews_helpful').on(
      sql`${table.destinationId}, ${table.helpfulCount} desc, ${table.createdAt} desc, ${table.id} desc`,
    ),
    index('reviews_rated').on(sql`${table.destinationId}, ${table.rating}, ${table.createdAt} desc, ${table.id} desc`),
    index('reviews_account').on(table.accountId),
    // The dashboard counts those of the last days.
    index('reviews_created_at').on(table.createdAt),
  ],
);

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vote: text('vote', { enum: ['helpful', 'unhelpful'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('review_votes_account').on(table.accountId),
  ],
);
