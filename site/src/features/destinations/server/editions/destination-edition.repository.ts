import { asc, sql } from 'drizzle-orm';
import type { AddressedTables } from '#features/translations/server/edition.table.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicDestinations } from '../destination.table.ts';
import { destinationTexts, formerDestinationTextSlugs, publicDestinationTexts } from './destination-text.table.ts';

export type EditionRow = Omit<typeof destinationTexts.$inferSelect, 'search'>;

export const destinationEditionTables: AddressedTables<EditionRow> = {
  texts: destinationTexts,
  publicTexts: publicDestinationTexts,
  publicItems: publicDestinations,
  formerSlugs: formerDestinationTextSlugs,
  itemId: destinationTexts.destinationId,
  publicItemId: publicDestinationTexts.destinationId,
  formerItemId: formerDestinationTextSlugs.destinationId,
};

const texts = publicDestinationTexts;

const cardsStatement = preparedOnce((db) =>
  db
    .select({
      itemId: texts.destinationId,
      language: texts.language,
      slug: texts.slug,
      name: texts.name,
      category: texts.category,
      description: texts.description,
      shortLine: texts.shortLine,
      bestTimeToVisit: texts.bestTimeToVisit,
      suggestedDuration: texts.suggestedDuration,
      climateType: texts.climateType,
      bestMonth: texts.bestMonth,
      regionText: texts.regionText,
      popularFor: texts.popularFor,
      updatedAt: texts.updatedAt,
    })
    .from(texts)
    .where(sql`${texts.destinationId} = any (${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(texts.language))
    .prepare('destination_texts_of_cards'),
);

/** What lists show of the editions of these destinations that everybody may read. */
export function listEditionCards(db: Queryable, ids: readonly string[]) {
  return cardsStatement(db).execute({ ids: [...ids] });
}

export type EditionCardRow = Awaited<ReturnType<typeof listEditionCards>>[number];
