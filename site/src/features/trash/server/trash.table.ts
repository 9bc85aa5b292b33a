import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { trashedKinds } from '../trash.contract.ts';

/** What staff have deleted, one row for each item. Its own rows lie in `trashed_rows` meanwhile. */
export const trashItems = pgTable(
  'trash_items',
  {
    kind: text('kind', { enum: trashedKinds }).notNull(),
    /** The item's own id. */
    itemId: uuid('item_id').notNull(),
    /** Never a person's words or name: it would outlive their account. */
    title: text('title').notNull(),
    imageId: uuid('image_id').references(() => mediaItems.id, { onDelete: 'set null' }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
    deletedBy: uuid('deleted_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** From then on nobody can bring it back; its rows go in batches. */
    purgedAt: timestamp('purged_at', { withTimezone: true }),
    searched: text('searched').generatedAlwaysAs(sql`search_form(title)`),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.kind] }),
    index('trash_items_newest').on(sql`${table.deletedAt} desc, ${table.itemId} desc`).where(sql`purged_at is null`),
    index('trash_items_newest_of_kind')
      .on(sql`${table.kind}, ${table.deletedAt} desc, ${table.itemId} desc`)
      .where(sql`purged_at is null`),
    index('trash_items_purged').on(table.purgedAt).where(sql`purged_at is not null`),
    index('trash_items_searched').using('gin', sql`${table.searched} gin_trgm_ops`),
    index('trash_items_deleted_by').on(table.deletedBy),
    index('trash_items_image').on(table.imageId),
  ],
);

/**
 * The rows that made up what lies in the trash, each as JSON: that of the item, those that went with it, and of others
 * that named it, which column did (`link`). Written and read by `move_to_trash` and `restore_from_trash`.
 */
export const trashedRows = pgTable(
  'trashed_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Tables are put back in its order. No number that the database counts up: a backup would have to carry it. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: trashedKinds }).notNull(),
    itemId: uuid('item_id').notNull(),
    part: text('part', { enum: ['item', 'dependent', 'link'] }).notNull(),
    /** The table it is from. */
    source: text('source').notNull(),
    /** Of a link: the column that named the item. */
    link: text('link'),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Whose row it is: it goes with the account. */
    accountId: uuid('account_id').generatedAlwaysAs(sql`((content ->> 'account_id')::uuid)`),
    /** Of a guest who wrote it. */
    email: text('email').generatedAlwaysAs(sql`lower(content ->> 'email')`),
  },
  (table) => [
    foreignKey({
      columns: [table.itemId, table.kind],
      foreignColumns: [trashItems.itemId, trashItems.kind],
    }).onDelete('cascade'),
    index('trashed_rows_item').on(table.itemId, table.kind, table.position),
    index('trashed_rows_account').on(table.accountId).where(sql`account_id is not null`),
    index('trashed_rows_email').on(table.email).where(sql`email is not null`),
    // Names in addresses stay taken.
    index('trashed_rows_slug').on(table.source, sql`(content ->> 'slug')`).where(sql`content ? 'slug'`),
  ],
);
