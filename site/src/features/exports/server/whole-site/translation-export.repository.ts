import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { aboutTexts } from '#features/about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '#features/about/server/editions/team-member-text.table.ts';
import { bannerTexts } from '#features/banners/server/editions/banner-text.table.ts';
import {
  destinationTexts,
  formerDestinationTextSlugs,
} from '#features/destinations/server/editions/destination-text.table.ts';
import { highlightTexts } from '#features/highlights/server/editions/highlight-text.table.ts';
import { formerPageTextSlugs, pageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { formerStoryTextSlugs, storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import type { Queryable } from '#server/queryable.ts';

/** What readers see of an item that they see: in the languages that they can choose. */
const isShown = ({ visible, language }: { visible: PgColumn; language: PgColumn }) =>
  and(eq(visible, true), sql`${language} in (select code from languages where state = 'public')`);

// What only searches read stays in the database.
const { search: _ofStories, ...storyColumns } = getTableColumns(storyTexts);
const { search: _ofPages, ...pageColumns } = getTableColumns(pageTexts);
const { search: _ofPlaces, ...placeColumns } = getTableColumns(destinationTexts);
const { search: _ofHighlights, ...highlightColumns } = getTableColumns(highlightTexts);

export const listStoryTexts = (db: Queryable, published: boolean, ids: readonly string[]) =>
  db
    .select(storyColumns)
    .from(storyTexts)
    .where(and(inArray(storyTexts.storyId, [...ids]), published ? isShown(storyTexts) : undefined))
    .orderBy(storyTexts.storyId, storyTexts.language);

export type StoryTextRow = Awaited<ReturnType<typeof listStoryTexts>>[number];

export const listPlaceTexts = (db: Queryable, published: boolean, ids: readonly string[]) =>
  db
    .select(placeColumns)
    .from(destinationTexts)
    .where(and(inArray(destinationTexts.destinationId, [...ids]), published ? isShown(destinationTexts) : undefined))
    .orderBy(destinationTexts.destinationId, destinationTexts.language);

export type PlaceTextRow = Awaited<ReturnType<typeof listPlaceTexts>>[number];

export const listPageTexts = (db: Queryable, published: boolean, ids: readonly string[]) =>
  db
    .select(pageColumns)
    .from(pageTexts)
    .where(and(inArray(pageTexts.pageId, [...ids]), published ? isShown(pageTexts) : undefined))
    .orderBy(pageTexts.pageId, pageTexts.language);

export type PageTextRow = Awaited<ReturnType<typeof listPageTexts>>[number];

/** Of all there are. */
export const listBannerTexts = (db: Queryable, published: boolean) =>
  db
    .select()
    .from(bannerTexts)
    .where(published ? isShown(bannerTexts) : undefined)
    .orderBy(bannerTexts.bannerId, bannerTexts.language);

export type BannerTextRow = Awaited<ReturnType<typeof listBannerTexts>>[number];

export const listHighlightTexts = (db: Queryable, published: boolean) =>
  db
    .select(highlightColumns)
    .from(highlightTexts)
    .where(published ? isShown(highlightTexts) : undefined)
    .orderBy(highlightTexts.highlightId, highlightTexts.language);

export type HighlightTextRow = Awaited<ReturnType<typeof listHighlightTexts>>[number];

export const listAboutTexts = (db: Queryable, published: boolean) =>
  db
    .select()
    .from(aboutTexts)
    .where(published ? isShown(aboutTexts) : undefined)
    .orderBy(aboutTexts.language);

export type AboutTextRow = Awaited<ReturnType<typeof listAboutTexts>>[number];

export const listMemberTexts = (db: Queryable, published: boolean) =>
  db
    .select()
    .from(teamMemberTexts)
    .where(published ? isShown(teamMemberTexts) : undefined)
    .orderBy(teamMemberTexts.memberId, teamMemberTexts.language);

export type MemberTextRow = Awaited<ReturnType<typeof listMemberTexts>>[number];

const formerTables = {
  story: { id: formerStoryTextSlugs.storyId, table: formerStoryTextSlugs },
  page: { id: formerPageTextSlugs.pageId, table: formerPageTextSlugs },
  destination: { id: formerDestinationTextSlugs.destinationId, table: formerDestinationTextSlugs },
};

/** Former addresses of items in other languages. */
export function listFormerTextSlugs(db: Queryable, kind: keyof typeof formerTables, ids: readonly string[]) {
  const { id, table } = formerTables[kind];
  const { language, slug } = table;
  return db
    .select({ id, language, slug })
    .from(table)
    .where(inArray(id, [...ids]))
    .orderBy(language, slug);
}
