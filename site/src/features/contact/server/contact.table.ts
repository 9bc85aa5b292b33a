import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const contactSubjects = ['general', 'feedback', 'support', 'partnership', 'other'] as const;

export type FollowLink = { platform: string; url: string };

/** Where the owners can be found: one row, or none until somebody writes it. */
export const contactInfo = pgTable(
  'contact_info',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    country: text('country').notNull().default(''),
    email1: text('email1').notNull().default(''),
    email2: text('email2').notNull().default(''),
    phone: text('phone').notNull().default(''),
    workingHours: text('working_hours').notNull().default(''),
    followLinks: jsonb('follow_links').$type<FollowLink[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('contact_info_only', sql`${table.only}`)],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject', { enum: contactSubjects }).notNull(),
    message: text('message').notNull(),
    /** Of the page that it was written on; '' for that of the site. */
    language: text('language').notNull().default(''),
    /** Set by staff, and never taken back. */
    read: boolean('read').notNull().default(false),
    /** When staff first began an answer. */
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** What staff look for words in; the subject as they see it, too. */
    searched: text('searched').generatedAlwaysAs(
      sql`search_form(full_name || ' ' || email || ' ' || subject || case subject when 'general' then ' inquiry' when 'partnership' then ' opportunity' else '' end)`,
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('contact_messages_unread').on(sql`${table.createdAt} desc, ${table.id} desc`).where(sql`not read`),
    // What one person has written is copied for them, and goes with them.
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
  ],
);
