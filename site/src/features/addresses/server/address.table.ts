import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Addresses that were asked for and have no page. Bounded, and without a column that could hold a person. */
export const missingAddresses = pgTable(
  'missing_addresses',
  {
    path: text('path').primaryKey(),
    count: integer('count').notNull(),
    firstAskedAt: timestamp('first_asked_at', { withTimezone: true }).notNull().defaultNow(),
    lastAskedAt: timestamp('last_asked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('missing_addresses_count').on(sql`${table.count} desc, ${table.path}`)],
);

/** Addresses that staff lead on to another of the site, for good. */
export const addressRedirects = pgTable('address_redirects', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As pages spell theirs: lower case, no slash at the end, no query. */
  path: text('path').notNull().unique(),
  /** A path of the site, perhaps with a query. */
  target: text('target').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
