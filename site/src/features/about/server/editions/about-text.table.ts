import { eq } from 'drizzle-orm';
import { customType, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { languageColumn, standingChecks, standingColumns } from '#features/translations/server/edition.table.ts';
import { aboutId } from '../../about.contract.ts';
import { about } from '../about.table.ts';

/** The key of the one row, which goes by its name wherever other items have an id. */
const aboutKey = customType<{ data: string; driverData: boolean }>({
  dataType: () => 'boolean',
  toDriver: (id) => id === aboutId,
  fromDriver: () => aboutId,
});

export type AboutValueWords = Readonly<Record<string, { title: string; description: string }>>;

/** The about page in other languages than the site's own; what is not here they share with the page. */
export const aboutTexts = pgTable(
  'about_texts',
  {
    only: aboutKey('only')
      .notNull()
      .references(() => about.only, { onDelete: 'cascade' }),
    ...languageColumn(),
    title: text('title').notNull(),
    /** With its marks (packages/rich-text), as the mission is. */
    introMarkdown: text('intro_markdown').notNull().default(''),
    missionMarkdown: text('mission_markdown').notNull().default(''),
    /** By the ids of the page's values. */
    values: jsonb('values').$type<AboutValueWords>().notNull().default({}),
    joinTitle: text('join_title').notNull().default(''),
    joinDescription: text('join_description').notNull().default(''),
    /** What the image of the introduction shows. */
    imageAlt: text('image_alt').notNull().default(''),
    ...standingColumns(),
  },
  (table) => [primaryKey({ columns: [table.only, table.language] }), ...standingChecks('about_texts', table)],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicAboutTexts = pgView('public_about_texts').as((query) =>
  query.select().from(aboutTexts).where(eq(aboutTexts.visible, true)),
);
