import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many rows the lists hold that anybody may ask for without words (kept-list-names.ts). The sum of a list's rows is
 * its length. Triggers of the counted tables (count_lists) keep them in the writing transaction. Writers add rows and
 * fold those that nobody else holds, so that none waits for another.
 */
export const listCounts = pgTable(
  'list_counts',
  {
    list: text('list').notNull(),
    change: integer('change').notNull(),
  },
  (table) => [index('list_counts_list').on(table.list)],
);
