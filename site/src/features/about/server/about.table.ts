import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mediaItems } from '../../media/server/media.table.ts';

export type AboutValueRecord = { id: string; icon: string; title: string; description: string };

/** The about page: one row, or none until somebody writes it. */
export const about = pgTable(
  'about',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    title: text('title').notNull(),
    /** All that a reader can see of it; its Markdown beside it, null where it has none (features/rich-text). */
    intro: text('intro').notNull(),
    introMarkdown: text('intro_markdown'),
    introImageId: uuid('intro_image_id').references(() => mediaItems.id),
    /** Block by block, as `intro` is; the Markdown is that of the whole. */
    mission: text('mission').array().notNull(),
    missionMarkdown: text('mission_markdown'),
    values: jsonb('values').$type<AboutValueRecord[]>().notNull(),
    joinTitle: text('join_title').notNull(),
    joinDescription: text('join_description').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('about_only', sql`${table.only}`), index('about_intro_image').on(table.introImageId)],
);

export const teamMembers = pgTable(
  'team_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    description: text('description').notNull(),
    imageId: uuid('image_id').references(() => mediaItems.id),
    /** Where the person stands in the row; equal ones stand in the order in which they came. */
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('team_members_order').on(table.position, table.createdAt, table.id),
    index('team_members_image').on(table.imageId),
  ],
);
