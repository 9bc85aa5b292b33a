import { inArray, sql } from 'drizzle-orm';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { aboutTexts } from '#features/about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '#features/about/server/editions/team-member-text.table.ts';
import { banners } from '#features/banners/server/banner.table.ts';
import { bannerTexts } from '#features/banners/server/editions/banner-text.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { destinationTexts } from '#features/destinations/server/editions/destination-text.table.ts';
import { highlightTexts } from '#features/highlights/server/editions/highlight-text.table.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { versions } from '#features/versions/server/version.table.ts';
import type { Queryable } from '#server/queryable.ts';

/** An item of the library that is here. */
export type SampleOriginal = { id: string; isEdited: boolean; datedAt: Date; sourceVersion: number };

type Standing = { published: boolean; publishedAt: Date | null; madeBy: 'person' | 'machine' };

/** Each held until the transaction ends; by their ids. */
export async function holdOriginals(
  tx: Queryable,
  kind: 'destination' | 'story' | 'banner' | 'highlight' | 'team-member',
  ids: readonly string[],
) {
  const table = {
    destination: destinations,
    story: stories,
    banner: banners,
    highlight: highlights,
    'team-member': teamMembers,
  }[kind];
  const rows = await tx
    .select({
      id: table.id,
      isEdited: sql<boolean>`${table.updatedAt} <> ${table.createdAt}`,
      datedAt: table.createdAt,
      // The first, where there is none yet, is made by the next change.
      sourceVersion: sql<number>`coalesce((select max(version) from ${versions}
        where kind = ${kind} and item_id = ${table.id}::text), 1)`,
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .for('update');
  return new Map(rows.map((row): [string, SampleOriginal] => [row.id, row]));
}

/** Ids of its days, in their order. */
export async function listDays(tx: Queryable, id: string): Promise<string[]> {
  const [row] = await tx
    .select({ itinerary: destinations.itinerary })
    .from(destinations)
    .where(inArray(destinations.id, [id]));
  return row?.itinerary.map((day) => day.id) ?? [];
}

/** The about page, while it says what the library does; with the ids of its values, in their order. */
export async function findSampleAbout(
  tx: Queryable,
  { title, intro }: { title: string; intro: string },
): Promise<{ isEdited: boolean; sourceVersion: number; values: string[] } | undefined> {
  const newest = sql<number | null>`(select max(version) from ${versions} where kind = 'about')`;
  const [row] = await tx
    .select({ values: about.values, newest })
    .from(about)
    .where(sql`${about.title} = ${title} and ${about.intro} = ${intro}`);
  return (
    row && {
      isEdited: row.newest !== null,
      sourceVersion: row.newest ?? 1,
      values: row.values.map(({ id }) => id),
    }
  );
}

type TextsOf<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], keyof Standing> & Standing;

/** What is written in the language already stays, and so do addresses that others have. Says whether it came. */
export const addPlaceText = async (tx: Queryable, row: TextsOf<typeof destinationTexts>): Promise<boolean> =>
  (await tx.insert(destinationTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** As `addPlaceText`. */
export const addStoryText = async (tx: Queryable, row: TextsOf<typeof storyTexts>): Promise<boolean> =>
  (await tx.insert(storyTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** As `addPlaceText`. */
export const addBannerText = async (tx: Queryable, row: TextsOf<typeof bannerTexts>): Promise<boolean> =>
  (await tx.insert(bannerTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** As `addPlaceText`. */
export const addHighlightText = async (tx: Queryable, row: TextsOf<typeof highlightTexts>): Promise<boolean> =>
  (await tx.insert(highlightTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** As `addPlaceText`. */
export const addMemberText = async (tx: Queryable, row: TextsOf<typeof teamMemberTexts>): Promise<boolean> =>
  (await tx.insert(teamMemberTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** As `addPlaceText`. */
export const addAboutText = async (tx: Queryable, row: TextsOf<typeof aboutTexts>): Promise<boolean> =>
  (await tx.insert(aboutTexts).values(row).onConflictDoNothing()).rowCount === 1;

/** Those of `codes` that one of the places is there in. */
export async function listTranslated(
  db: Queryable,
  places: readonly string[],
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const { destinationId, language } = destinationTexts;
  const rows = await db
    .selectDistinct({ language })
    .from(destinationTexts)
    .where(sql`${destinationId} = any(${sql.param([...places])}::uuid[]) and ${inArray(language, [...codes])}`);
  return rows.map((row) => row.language);
}
