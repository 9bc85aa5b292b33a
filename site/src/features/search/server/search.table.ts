import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Compared byte by byte on every machine, so that an index finds what begins with something. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Every word of what is published, with the number of destinations, stories and highlights that hold it. Kept by
 * triggers of those tables (count_search_terms), in the writing transaction: what is taken back is gone from here as
 * well. No index holds a count, so that counting touches no index.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: bytewise('word').primaryKey(),
    /**
     * What its forms and spellings have in common, in the site's own language: hiking, hikes and hike share one, so do
     * münchen and muenchen.
     */
    stem: bytewise('stem').notNull(),
    destinations: integer('destinations').notNull().default(0),
    stories: integer('stories').notNull().default(0),
    highlights: integer('highlights').notNull().default(0),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** The beginnings, by their number of letters, whose phrases have an index of their own. */
export const shortBeginnings = [1, 2, 3] as const;

/** What may be suggested: titles, places, countries and tags of what is published, kept by the same triggers. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    phrase: text('phrase').primaryKey(),
    /** How many published things carry it. */
    uses: integer('uses').notNull(),
    /** As it is searched, and the same without spaces: "newyork" is New York. */
    form: bytewise('form').notNull().generatedAlwaysAs(sql`search_form(phrase)`),
    letters: bytewise('letters').notNull().generatedAlwaysAs(sql`replace(search_form(phrase), ' ', '')`),
    /**
     * How often it is used, by doublings: 0 is once, 3 is from 8 to 15 times. It seldom changes, and so its indexes do.
     */
    magnitude: smallint('magnitude').notNull().generatedAlwaysAs(sql`floor(ln(greatest(uses, 1)) / ln(2))`),
  },
  (table) => [
    index('search_phrases_letters').on(table.letters),
    index('search_phrases_similar').using('gin', sql`${table.letters} gin_trgm_ops`),
    index('search_phrases_words').using('gin', sql`to_tsvector('simple', ${table.form})`),
    // One to three letters begin thousands of phrases; these hold them with the most used first.
    ...shortBeginnings.map((length) =>
      index(`search_phrases_begin_${length}`).on(
        sql`left(${table.letters}, ${sql.raw(String(length))}), ${table.magnitude} desc, length(${table.phrase}), ${table.form}, ${table.phrase}`,
      ),
    ),
  ],
);

/** What was searched, for staff. There is no column that could hold a person. */
export const searchKeywords = pgTable(
  'search_keywords',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    keyword: text('keyword').notNull().unique(),
    count: integer('count').notNull(),
    /** How many things it found when it was last searched. */
    results: integer('results').notNull(),
    lastSearchedAt: timestamp('last_searched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('search_keywords_count').on(sql`${table.count} desc, ${table.lastSearchedAt} desc`)],
);
