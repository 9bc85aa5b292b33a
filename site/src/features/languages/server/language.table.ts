import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { untranslatedChoices } from '../site-languages.contract.ts';

/** Languages of the site besides its default one, in the order of the staff. */
export const languages = pgTable(
  'languages',
  {
    /** A BCP 47 tag in small letters. */
    code: text('code').primaryKey(),
    position: integer('position').notNull(),
    state: text('state', { enum: ['preparing', 'public'] })
      .notNull()
      .default('preparing'),
    untranslated: text('untranslated', { enum: untranslatedChoices }).notNull().default('labelled'),
    /** Languages that stand in for what is missing, before the default. */
    fallback: text('fallback').array().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('languages_code', sql`${table.code} ~ '^[a-z]{2}(-[a-z]{4})?(-([a-z]{2}|[0-9]{3}))?$'`),
    check('languages_state', sql`${table.state} in ('preparing', 'public')`),
    check('languages_untranslated', sql`${table.untranslated} in ('labelled', 'hidden')`),
  ],
);
