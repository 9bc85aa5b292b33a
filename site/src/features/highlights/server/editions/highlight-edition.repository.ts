import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { highlightTexts, publicHighlightTexts } from './highlight-text.table.ts';

export type EditionRow = typeof highlightTexts.$inferSelect;

export const highlightEditionTables: EditionTables<EditionRow> = {
  texts: highlightTexts,
  publicTexts: publicHighlightTexts,
  itemId: highlightTexts.highlightId,
  publicItemId: publicHighlightTexts.highlightId,
};
