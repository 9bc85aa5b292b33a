import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#contract/roles.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { mediaItems } from '../../media/server/media.table.ts';

export type TravelAchievement = { key: string; icon: string; title: string; description: string; achievedAt: string };

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    role: text('role', { enum: roles }).notNull().default('USER'),
    name: text('name').notNull(),
    /** As typed; compared in lower case. */
    email: text('email').notNull(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** argon2id; null for an account that only ever came through a provider. */
    passwordHash: text('password_hash'),
    phoneNumber: text('phone_number').notNull().default(''),
    avatarId: uuid('avatar_id').references(() => mediaItems.id, { onDelete: 'set null' }),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    country: text('country').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    gender: text('gender').notNull().default(''),
    dateOfBirth: date('date_of_birth'),
    /** Of mails to them; '' for that of the site. */
    language: text('language').notNull().default(''),
    travelAchievements: jsonb('travel_achievements').$type<TravelAchievement[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_avatar').on(table.avatarId),
    index('accounts_created_at').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('accounts_of_role').on(sql`${table.role}, ${table.createdAt} desc, ${table.id} desc`),
    // Staff sort all of them; what their filter asks for comes along, so that the index alone can answer.
    index('accounts_by_name').on(alphabetical(table.name), table.id, table.name, table.role),
    // Staff look for any part of a name, an address or a country.
    index('accounts_searched').using(
      'gin',
      sql`(lower(${table.name} || ' ' || ${table.email} || ' ' || ${table.country})) gin_trgm_ops`,
    ),
  ],
);
