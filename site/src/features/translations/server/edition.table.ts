import { sql, type View } from 'drizzle-orm';
import { boolean, check, customType, integer, type PgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#features/languages/server/language.table.ts';

/** What searches read, and nothing else. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Of each table of texts in other languages than the site's own. */
export const languageColumn = () => ({
  language: text('language')
    .notNull()
    .references(() => languages.code),
});

/** The same where items have addresses of their own: one in each language. */
export const slugColumns = () => ({
  ...languageColumn(),
  /** Of letters in any script; unique in its language. */
  slug: text('slug').notNull(),
});

/** How an item stands in a language. */
export const standingColumns = () => ({
  published: boolean('published').notNull().default(false),
  /** Its own switch and the item's are both on: kept by triggers of both tables. */
  visible: boolean('visible').notNull().default(false),
  madeBy: text('made_by', { enum: ['person', 'machine'] })
    .notNull()
    .default('person'),
  /** The version of the item that it was last reviewed against. */
  sourceVersion: integer('source_version').notNull(),
  /** The item's texts have changed since. */
  stale: boolean('stale').notNull().default(false),
  reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When it was first published; kept while it is taken back. */
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** Tells media that this text uses from those of the item in another language (`media_uses.place`). */
  usePlace: integer('use_place').generatedAlwaysAs(sql`hashtext("language")`),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

type Standing = { madeBy: PgColumn; published: PgColumn; publishedAt: PgColumn };

export const standingChecks = (name: string, { madeBy, published, publishedAt }: Standing) => [
  check(`${name}_made_by`, sql`${madeBy} in ('person', 'machine')`),
  check(`${name}_published_at`, sql`not ${published} or ${publishedAt} is not null`),
];

export const editionChecks = (name: string, { slug, ...standing }: Standing & { slug: PgColumn }) => [
  ...standingChecks(name, standing),
  // Letters of all scripts are told apart in code.
  check(`${name}_slug`, sql`${slug} ~ '^[^[:space:][:cntrl:]/?#%]{1,80}$'`),
];

/** What the tables of all kinds have in common. */
export type EditionRow = {
  language: string;
  /** Undefined in kinds that have no address of their own. */
  slug?: string;
  published: boolean;
  visible: boolean;
  madeBy: 'person' | 'machine';
  sourceVersion: number;
  stale: boolean;
  reviewedAt: Date | null;
  publishedAt: Date | null;
  updatedAt: Date;
};

export type AddressedRow = EditionRow & { slug: string };

/** Where a kind keeps its texts in other languages. */
export type EditionTables<Row extends EditionRow> = {
  texts: PgTable & Record<'language' | 'published' | 'stale' | 'updatedAt' | 'publishedAt', PgColumn>;
  /** What everybody may read of them. */
  publicTexts: View & Record<'language', PgColumn>;
  /** The item: its column in texts, and in the view of them. */
  itemId: PgColumn;
  publicItemId: PgColumn;
  /** Never there: it says what a row holds. */
  row?: Row;
};

type Columns = Record<'language' | 'slug', PgColumn>;

/** The same of a kind whose items have addresses of their own. */
export type AddressedTables<Row extends AddressedRow> = EditionTables<Row> & {
  texts: Columns;
  publicTexts: Columns;
  /** The items in the site's own language, as everybody may read them. */
  publicItems: View;
  formerSlugs: PgTable & Columns;
  formerItemId: PgColumn;
};
