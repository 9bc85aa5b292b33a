import type { AddressedTables } from '#features/translations/server/edition.table.ts';
import { publicPages } from '../page.table.ts';
import { formerPageTextSlugs, pageTexts, publicPageTexts } from './page-text.table.ts';

export type EditionRow = Omit<typeof pageTexts.$inferSelect, 'search'>;

export const pageEditionTables: AddressedTables<EditionRow> = {
  texts: pageTexts,
  publicTexts: publicPageTexts,
  publicItems: publicPages,
  formerSlugs: formerPageTextSlugs,
  itemId: pageTexts.pageId,
  publicItemId: publicPageTexts.pageId,
  formerItemId: formerPageTextSlugs.pageId,
};
