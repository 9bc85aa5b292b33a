import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#contract/roles.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import type { ToldDetail } from '../told-detail.ts';

/** What was done. The words are literal, the capital one too. */
export const activityTypes = ['update', 'add', 'reply', 'Delete'] as const;

/** What staff have changed. An entry says who it was as they were then, and outlives their account. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the account is deleted, and for what a command or the schedule has done. */
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Empty once the account is deleted. */
    actorName: text('actor_name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    action: text('action').notNull(),
    /** The account that `detail` names, if it names one: when that is deleted, so is its name. */
    aboutId: uuid('about_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** One sentence for staff. Never a message, an address or a secret. */
    detail: text('detail').notNull(),
    /** The same as data, where it is more than a name or a title: then `detail` is what it says in English. */
    told: jsonb('told').$type<ToldDetail>(),
    type: text('type', { enum: activityTypes }).notNull(),
    /** It tells of somebody's way in: a login, a password, an address. Nothing of the site changed by it. */
    security: boolean('security').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('activity_entries_newest').on(sql`${table.createdAt} desc, ${table.id} desc`),
    index('activity_entries_actor').on(table.actorId),
    index('activity_entries_about').on(table.aboutId),
  ],
);
