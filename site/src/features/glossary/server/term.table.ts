import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { termKinds } from '#contract/rules/translations/term-kinds.ts';
import { languages } from '../../languages/server/language.table.ts';

/** All words of a name, as searches in its language look for them. */
export const termWords = ({ language, name }: { language: AnyPgColumn; name: AnyPgColumn }) =>
  sql`to_tsvector('simple', edition_words(${language}, ${name}))`;

/** What tags, categories and entries of menus are called in other languages than the site's own. */
export const termTexts = pgTable(
  'term_texts',
  {
    kind: text('kind', { enum: termKinds }).notNull(),
    /** A tag in lower case; a category by its slug, since it may be renamed; a label of menus as it stands there. */
    term: text('term').notNull(),
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of a tag: its address in the language, of letters in any script. What has no page of its own has none. */
    slug: text('slug'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.term, table.language] }),
    uniqueIndex('term_texts_slug_key').on(table.slug, table.language),
    index('term_texts_language').on(table.language),
    // As searches compare it.
    index('term_texts_search').using('gin', termWords(table)),
    check('term_texts_kind', sql`${table.kind} in ('category', 'tag', 'menu')`),
    check('term_texts_name', sql`char_length(${table.name}) between 1 and 60`),
    check('term_texts_slug', sql`${table.slug} ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$'`),
    check('term_texts_tags_have_slugs', sql`(${table.kind} = 'tag') = (${table.slug} is not null)`),
  ],
);

/** Addresses that a tag had before in a language. They lead to it for ever. */
export const formerTagSlugs = pgTable(
  'former_tag_slugs',
  {
    language: text('language')
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    tag: text('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
);
