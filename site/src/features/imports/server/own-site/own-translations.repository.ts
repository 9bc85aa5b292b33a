import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { aboutTexts } from '#features/about/server/editions/about-text.table.ts';
import { teamMemberTexts } from '#features/about/server/editions/team-member-text.table.ts';
import { banners } from '#features/banners/server/banner.table.ts';
import { bannerTexts } from '#features/banners/server/editions/banner-text.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import {
  destinationTexts,
  formerDestinationTextSlugs,
} from '#features/destinations/server/editions/destination-text.table.ts';
import { highlightTexts } from '#features/highlights/server/editions/highlight-text.table.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { languages } from '#features/languages/server/language.table.ts';
import { formerPageTextSlugs, pageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { formerStoryTextSlugs, storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { importItems } from '../import.table.ts';

/** The item, where a kind keeps its translations, and where their former addresses lead, if they have any. */
const tables = {
  story: {
    item: stories,
    texts: storyTexts,
    itemId: storyTexts.storyId,
    former: { slugs: formerStoryTextSlugs, itemId: formerStoryTextSlugs.storyId },
  },
  page: {
    item: pages,
    texts: pageTexts,
    itemId: pageTexts.pageId,
    former: { slugs: formerPageTextSlugs, itemId: formerPageTextSlugs.pageId },
  },
  destination: {
    item: destinations,
    texts: destinationTexts,
    itemId: destinationTexts.destinationId,
    former: { slugs: formerDestinationTextSlugs, itemId: formerDestinationTextSlugs.destinationId },
  },
  highlight: { item: highlights, texts: highlightTexts, itemId: highlightTexts.highlightId, former: undefined },
  banner: { item: banners, texts: bannerTexts, itemId: bannerTexts.bannerId, former: undefined },
  'team-member': { item: teamMembers, texts: teamMemberTexts, itemId: teamMemberTexts.memberId, former: undefined },
  about: { item: about, texts: aboutTexts, itemId: aboutTexts.only, former: undefined },
} as const;

export type TranslatedKind = keyof typeof tables;

/** An item in a language. */
export type Translated = { kind: TranslatedKind; id: string; language: string };

/** What is here of it. */
export type TranslationHere = { changedAt: Date; stale: boolean; importedAt: Date | null; runId: string | null };

type Tables = {
  /** What there is one of has no id. */
  item: PgTable & { id?: PgColumn };
  texts: PgTable & { language: PgColumn };
  itemId: PgColumn;
  former: { slugs: PgTable & { language: PgColumn }; itemId: PgColumn } | undefined;
};

const tablesOf = (kind: TranslatedKind): Tables => tables[kind];

/**
 * Until the transaction ends nobody else changes it.
 * @param itemId by which imports know it
 */
export async function findTranslation(
  tx: Queryable,
  { kind, id, language }: Translated,
  itemId: string,
): Promise<TranslationHere | undefined> {
  const { texts, itemId: column } = tablesOf(kind);
  const { rows } = await tx.execute<{ at: string; stale: boolean }>(sql`
    select updated_at::text as at, stale from ${texts}
    where ${eq(column, id)} and language = ${language} for update`);
  const [row] = rows;
  if (!row) return undefined;
  const { importedAt, runId } = importItems;
  const [item] = await tx.select({ importedAt, runId }).from(importItems).where(eq(importItems.itemId, itemId));
  return { changedAt: new Date(row.at), stale: row.stale, ...(item ?? { importedAt: null, runId: null }) };
}

export async function isItemHere(tx: Queryable, { kind, id }: Pick<Translated, 'kind' | 'id'>): Promise<boolean> {
  const { item } = tablesOf(kind);
  const isOne = item.id && eq(item.id, id);
  return (await tx.select({ one: sql`1` }).from(item).where(isOne)).length > 0;
}

/** Whether it is there in any other language. */
export async function isTranslated(tx: Queryable, { kind, id }: Pick<Translated, 'kind' | 'id'>): Promise<boolean> {
  const { texts, itemId } = tablesOf(kind);
  return (await tx.select({ language: texts.language }).from(texts).where(eq(itemId, id)).limit(1)).length > 0;
}

export async function isLanguageHere(tx: Queryable, code: string): Promise<boolean> {
  return (await tx.select({ code: languages.code }).from(languages).where(eq(languages.code, code))).length > 0;
}

/** Whether an address in the language is another item's: of today, of former days, or in the trash. */
export async function isTranslatedSlugTaken(
  tx: Queryable,
  { kind, id, language }: Translated,
  slug: string,
): Promise<boolean> {
  const { texts, itemId, former } = tablesOf(kind);
  if (!former) return false;
  const isOthers = sql`language = ${language} and slug = ${slug} and ${sql.identifier(itemId.name)} <> ${id}`;
  const { rows } = await tx.execute(sql`
    select from ${texts} where ${isOthers} union all select from ${former.slugs} where ${isOthers} limit 1`);
  if (rows.length > 0) return true;
  return (await slugsInTrash(tx, [texts, former.slugs], [slug])).length > 0;
}

/**
 * What another leads to already stays so.
 * @param row of the kind's table, its columns by their names in code
 */
export async function putText(
  tx: Queryable,
  { kind, id, language }: Translated,
  row: Record<string, unknown>,
  slugs: readonly string[],
): Promise<void> {
  const { texts, itemId, former } = tablesOf(kind);
  await tx
    .insert(texts as PgTable)
    .values(row as never)
    .onConflictDoUpdate({ target: [itemId, texts.language], set: row as never });
  if (!former || slugs.length === 0) return;
  await tx.execute(sql`
    insert into ${former.slugs} (language, slug, ${sql.identifier(former.itemId.name)})
    select ${language}, slug, ${id} from unnest(${sql.param([...slugs])}::text[]) as slug on conflict do nothing`);
}

/** With the addresses that led to it. */
export async function deleteTranslation(tx: Queryable, { kind, id, language }: Translated): Promise<void> {
  const { texts, itemId, former } = tablesOf(kind);
  await tx.delete(texts).where(and(eq(itemId, id), eq(texts.language, language)));
  if (former) await tx.delete(former.slugs).where(and(eq(former.itemId, id), eq(former.slugs.language, language)));
}
