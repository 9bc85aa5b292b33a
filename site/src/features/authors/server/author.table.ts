import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languageColumn } from '#features/translations/server/edition.table.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { isSlug } from '#server/slug.columns.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';

/**
 * Whose name stands over stories. Every staff account has one (its public profile); others are somebody without an
 * account.
 */
export const authors = pgTable(
  'authors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    /** Whose public profile it is. What is kept of a person goes with their account. */
    accountId: uuid('account_id')
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As long as it is the account's, it follows a change of that; the image too. */
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    avatarId: uuid('avatar_id').references(() => mediaItems.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('authors_slug', isSlug(table.slug)),
    index('authors_avatar').on(table.avatarId),
    // In the order of the list, and looked for by any part of the name.
    index('authors_by_name').on(alphabetical(table.name), table.id),
    index('authors_searched').using('gin', sql`search_form(${table.name}) gin_trgm_ops`),
  ],
);

/** Names in addresses that an author had before. They lead to them for ever. */
export const formerAuthorSlugs = pgTable(
  'former_author_slugs',
  {
    slug: text('slug').primaryKey(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_author_slugs_author').on(table.authorId)],
);

/** What is said of an author in other languages than the site's own. */
export const authorTexts = pgTable(
  'author_texts',
  {
    authorId: uuid('author_id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    ...languageColumn(),
    bio: text('bio').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.authorId, table.language] }),
    check('author_texts_bio', sql`${table.bio} <> ''`),
  ],
);
