import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each page was looked at, by day (UTC). There is no column that could hold a person. */
export const visits = pgTable(
  'visits',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] }), index('visits_path').on(table.path)],
);
