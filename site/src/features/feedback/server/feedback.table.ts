import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { accounts } from '../../accounts/server/account.table.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who wrote it, when they were logged in. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    location: text('location').notNull(),
    message: text('message').notNull(),
    /** Of the page that it was written on; '' for that of the site. */
    language: text('language').notNull().default(''),
    rating: integer('rating').notNull(),
    /** Not shown until staff say so. */
    held: boolean('held').notNull().default(false),
    /** What staff look for words in. */
    searched: text('searched').generatedAlwaysAs(sql`search_form(name || ' ' || location || ' ' || message)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
    index('feedback_shown').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`not held`),
    index('feedback_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('feedback_held').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`held`),
    // Staff sort all of it; what their filter asks for comes along, so that the index alone can answer.
    index('feedback_by_name').on(alphabetical(table.name), table.id, table.name, table.held),
    index('feedback_by_rating').on(table.rating, table.createdAt, table.id, table.held),
    index('feedback_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
    index('feedback_account').on(table.accountId),
    // What somebody wrote as a guest is copied for them, and goes with them.
    index('feedback_email').on(sql`lower(${table.email})`).concurrently(),
    // The same message sent again is looked for by this.
    index('feedback_message').on(sql`md5(${table.message})`),
  ],
);
