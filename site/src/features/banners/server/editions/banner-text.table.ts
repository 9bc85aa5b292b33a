import { eq } from 'drizzle-orm';
import { jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { languageColumn, standingChecks, standingColumns } from '#features/translations/server/edition.table.ts';
import { banners } from '../banner.table.ts';

/** Banners in other languages than the site's own; what is not here they share with the banner. */
export const bannerTexts = pgTable(
  'banner_texts',
  {
    bannerId: uuid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    ...languageColumn(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    smallDescription: text('small_description').notNull().default(''),
    /** What its images show, by their ids. */
    alts: jsonb('alts').$type<Readonly<Record<string, string>>>().notNull().default({}),
    ...standingColumns(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.language] }), ...standingChecks('banner_texts', table)],
);

/** All that the public may ever read: public queries begin here, so that no condition can be forgotten. */
export const publicBannerTexts = pgView('public_banner_texts').as((query) =>
  query.select().from(bannerTexts).where(eq(bannerTexts.visible, true)),
);
