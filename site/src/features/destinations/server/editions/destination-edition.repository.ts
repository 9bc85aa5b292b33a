import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { publicDestinations } from '../destination.table.ts';
import { destinationTexts, formerDestinationTextSlugs, publicDestinationTexts } from './destination-text.table.ts';

export type EditionRow = typeof destinationTexts.$inferSelect;

export const destinationEditionTables: EditionTables<EditionRow> = {
  texts: destinationTexts,
  publicTexts: publicDestinationTexts,
  publicItems: publicDestinations,
  formerSlugs: formerDestinationTextSlugs,
  itemId: destinationTexts.destinationId,
  publicItemId: publicDestinationTexts.destinationId,
  formerItemId: formerDestinationTextSlugs.destinationId,
};
