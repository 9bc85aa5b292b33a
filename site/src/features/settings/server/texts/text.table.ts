import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '#features/languages/server/language.table.ts';

/** What staff have worded anew in another language than the site's own, whose words are in `settings.texts`. */
export const siteTexts = pgTable(
  'site_texts',
  {
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
);
