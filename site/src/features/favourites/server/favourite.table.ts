import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/account.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { stories } from '../../stories/server/story.table.ts';

const owner = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const savedAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Who saved which destination. A row stays while its destination is a draft, so that it is there again afterwards. */
export const favouriteDestinations = pgTable(
  'favourite_destinations',
  {
    accountId: owner(),
    itemId: uuid('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    createdAt: savedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    // With who saved it: those of one place are gone through in batches.
    index('favourite_destinations_item').on(table.itemId, table.accountId),
  ],
);

/** Who saved which story; kept like destinations. */
export const favouriteStories = pgTable(
  'favourite_stories',
  {
    accountId: owner(),
    itemId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    createdAt: savedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('favourite_stories_item').on(table.itemId),
  ],
);
