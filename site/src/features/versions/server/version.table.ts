import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import type { ToldChange } from '../told-change.contract.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What staff made of stories, places and whatever else is edited (VersionKind): a row for each change, in its
 * transaction. A trigger of each of their tables deletes the versions with the item (delete_versions).
 */
export const versions = pgTable(
  'versions',
  {
    kind: text('kind').notNull(),
    /** No key: the items stand in many tables. */
    itemId: text('item_id').notNull(),
    /** 1, 2, 3, … of each item, without gaps. */
    version: integer('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null for what nobody did by hand, where nobody is known, and once the account is deleted. */
    byId: uuid('by_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Fields of the form. */
    changed: text('changed').array().notNull(),
    /** What staff read of the change, each in their language. Null in rows from when there was `summary` alone. */
    told: jsonb('told').$type<ToldChange>(),
    /** The same in English, for exports. */
    summary: text('summary').notNull(),
    restoredFrom: integer('restored_from'),
    /** `updatedAt` of the item since then, to the millisecond: by it a form names what it began with. */
    itemUpdatedAt: timestamp('item_updated_at', { withTimezone: true }).notNull(),
    /** The version whose text this one is packed against; its own number where it is packed alone. */
    keyVersion: integer('key_version').notNull(),
    /** JSON, packed (version-packing.ts). */
    content: bytea('content').notNull(),
    /** Media that the content names. By them a trigger keeps media_uses (keep_version_media_uses). */
    mediaIds: uuid('media_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'versions_pkey', columns: [table.kind, table.itemId, table.version] }),
    index('versions_by').on(table.byId),
    // What an entry of the activity changed is found by the time of their one transaction.
    index('versions_saved_at').on(table.savedAt),
  ],
);
