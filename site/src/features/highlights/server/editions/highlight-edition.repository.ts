import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { highlightTexts, publicHighlightTexts } from './highlight-text.table.ts';

export type EditionRow = Omit<typeof highlightTexts.$inferSelect, 'search'>;

export const highlightEditionTables: EditionTables<EditionRow> = {
  texts: highlightTexts,
  publicTexts: publicHighlightTexts,
  itemId: highlightTexts.highlightId,
  publicItemId: publicHighlightTexts.highlightId,
};
