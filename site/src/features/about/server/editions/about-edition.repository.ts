import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { aboutTexts, publicAboutTexts } from './about-text.table.ts';

export type AboutEditionRow = typeof aboutTexts.$inferSelect;

export const aboutEditionTables: EditionTables<AboutEditionRow> = {
  texts: aboutTexts,
  publicTexts: publicAboutTexts,
  itemId: aboutTexts.only,
  publicItemId: publicAboutTexts.only,
};
