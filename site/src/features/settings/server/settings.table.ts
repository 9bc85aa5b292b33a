import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Menus } from '#contract/rules/menus/menus.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { typePairs } from '../brand.contract.ts';
import { defaultSiteName } from '../site.contract.ts';

/** What staff decide for the whole site: one row, or none until somebody decides. */
export const settings = pgTable(
  'settings',
  {
    /** Always true, so that there is one row at most. */
    only: boolean('only').primaryKey().default(true),
    siteName: text('site_name').notNull().default(defaultSiteName),
    tagline: text('tagline').notNull().default(''),
    /** For search engines and shared links; empty for the one that comes with the site. */
    description: text('description').notNull().default(''),
    /** As it was chosen, #rrggbb; null for the one that comes with the site. */
    accent: text('accent'),
    /** That the site is written in; a BCP 47 tag in small letters. */
    language: text('language').notNull().default('en'),
    typePair: text('type_pair', { enum: typePairs }).notNull().default('classic'),
    logoId: uuid('logo_id').references(() => mediaItems.id),
    logoDarkId: uuid('logo_dark_id').references(() => mediaItems.id),
    iconId: uuid('icon_id').references(() => mediaItems.id),
    shareImageId: uuid('share_image_id').references(() => mediaItems.id),
    /** Sentences of the magazine's voice that staff have worded anew, by their keys. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull().default({}),
    /** Of those in any language; null while nobody has worded one anew. */
    textsUpdatedAt: timestamp('texts_updated_at', { withTimezone: true }),
    /** Parts of the site that are turned off, by their names. */
    sectionsOff: jsonb('sections_off').$type<string[]>().notNull().default([]),
    /** Parts of the home page, by their names, in the order that staff have chosen; empty for the one it comes with. */
    homeOrder: jsonb('home_order').$type<string[]>().notNull().default([]),
    /** Menus as staff have made them; null for those that come with the site. */
    menus: jsonb('menus').$type<Menus>(),
    menusUpdatedAt: timestamp('menus_updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** SHA-256 of the code that the set-up in a browser asks for; null when there is nothing to set up. */
    setupCodeHash: text('setup_code_hash'),
    /** Wrong codes since it was made. */
    setupFailures: integer('setup_failures').notNull().default(0),
    /** Whether feedback waits until staff show it. */
    holdFeedback: boolean('hold_feedback').notNull().default(false),
    /** Rules of the checklist whose problems keep an item from being published, by their names. */
    blockingRules: jsonb('blocking_rules').$type<string[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('settings_only', sql`${table.only}`),
    check('settings_site_name', sql`char_length(${table.siteName}) between 1 and 60`),
    check('settings_accent', sql`${table.accent} ~ '^#[0-9a-f]{6}$'`),
    index('settings_logo').on(table.logoId),
    index('settings_logo_dark').on(table.logoDarkId),
    index('settings_icon').on(table.iconId),
    index('settings_share_image').on(table.shareImageId),
  ],
);
