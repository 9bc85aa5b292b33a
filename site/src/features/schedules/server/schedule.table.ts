import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { scheduledKinds } from '../schedule.contract.ts';

/**
 * When what is published and taken back. `published` of the item itself is what everybody reads; whoever asks first
 * after an instant changes it (schedule.service.ts). Triggers of the items' tables follow what is done by hand:
 * publishing clears `publishAt`, taking back clears `unpublishAt`.
 *
 * Without a key to the item: it keeps its plan while it lies in the trash.
 */
export const schedules = pgTable(
  'schedules',
  {
    kind: text('kind', { enum: scheduledKinds }).notNull(),
    itemId: uuid('item_id').notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    /** When it was taken back as planned, until it is published again. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /**
     * False while the item lies in the trash, and once it is gone: lengths of lists leave it out. Kept by triggers of
     * the items' tables.
     */
    hasItem: boolean('has_item').notNull().default(true),
    /** Why it could not be done. It is not tried again by itself, so that it keeps nobody else's from being done. */
    failure: text('failure'),
    nextAt: timestamp('next_at', { withTimezone: true }).generatedAlwaysAs(
      sql`case when failure is null then least(publish_at, unpublish_at) end`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('schedules_next').on(table.nextAt, table.kind, table.itemId).where(sql`next_at is not null`),
    index('schedules_publish').on(table.publishAt).where(sql`publish_at is not null`),
    index('schedules_unpublish').on(table.unpublishAt).where(sql`unpublish_at is not null`),
  ],
);
