import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    state: text('state', { enum: subscriberStates }).notNull().default('pending'),
    /** Of mails to the address; '' for that of the site. */
    language: text('language').notNull().default(''),
    /** When the last three mails about the subscription went out, newest first. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }).array().notNull().default(sql`'{}'`),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('newsletter_subscribers_email_lower', sql`${table.email} = lower(${table.email})`)],
);

export const tokenPurposes = ['confirm', 'unsubscribe'] as const;

/** What links in mails carry. Each mail has links of its own; those that unsubscribe work for ever. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    /** SHA-256 of the token, which only the mail holds. */
    hash: text('hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('newsletter_tokens_subscriber').on(table.subscriberId)],
);
