import type { EditionTables } from '#features/translations/server/edition.table.ts';
import { bannerTexts, publicBannerTexts } from './banner-text.table.ts';

export type EditionRow = typeof bannerTexts.$inferSelect;

export const bannerEditionTables: EditionTables<EditionRow> = {
  texts: bannerTexts,
  publicTexts: publicBannerTexts,
  itemId: bannerTexts.bannerId,
  publicItemId: publicBannerTexts.bannerId,
};
