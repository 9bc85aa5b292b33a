import { eq, sql } from 'drizzle-orm';
import { destinations } from '#features/destinations/server/destination.table.ts';
import {
  destinationTexts,
  formerDestinationTextSlugs,
} from '#features/destinations/server/editions/destination-text.table.ts';
import { languages } from '#features/languages/server/language.table.ts';
import { formerPageTextSlugs, pageTexts } from '#features/pages/server/editions/page-text.table.ts';
import { pages } from '#features/pages/server/page.table.ts';
import { formerStoryTextSlugs, storyTexts } from '#features/stories/server/editions/story-text.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { importItems } from '../import.table.ts';

/** An item in a language. */
export type Translated = { kind: 'story' | 'page' | 'destination'; id: string; language: string };

/** What is here of it. */
export type TranslationHere = { changedAt: Date; stale: boolean; importedAt: Date | null; runId: string | null };

const tables = {
  story: { item: stories, texts: storyTexts, id: 'story_id', former: formerStoryTextSlugs },
  page: { item: pages, texts: pageTexts, id: 'page_id', former: formerPageTextSlugs },
  destination: {
    item: destinations,
    texts: destinationTexts,
    id: 'destination_id',
    former: formerDestinationTextSlugs,
  },
} as const;

/**
 * Until the transaction ends nobody else changes it.
 * @param itemId by which imports know it
 */
export async function findTranslation(
  tx: Queryable,
  { kind, id, language }: Translated,
  itemId: string,
): Promise<TranslationHere | undefined> {
  const { texts, id: column } = tables[kind];
  const { rows } = await tx.execute<{ at: string; stale: boolean }>(sql`
    select updated_at::text as at, stale from ${texts}
    where ${sql.identifier(column)} = ${id} and language = ${language} for update`);
  const [row] = rows;
  if (!row) return undefined;
  const { importedAt, runId } = importItems;
  const [item] = await tx.select({ importedAt, runId }).from(importItems).where(eq(importItems.itemId, itemId));
  return { changedAt: new Date(row.at), stale: row.stale, ...(item ?? { importedAt: null, runId: null }) };
}

export async function isItemHere(tx: Queryable, { kind, id }: Pick<Translated, 'kind' | 'id'>): Promise<boolean> {
  const { item } = tables[kind];
  return (await tx.select({ id: item.id }).from(item).where(eq(item.id, id))).length > 0;
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
  const { texts, id: column, former } = tables[kind];
  const isOthers = sql`language = ${language} and slug = ${slug} and ${sql.identifier(column)} <> ${id}`;
  const { rows } = await tx.execute(sql`
    select from ${texts} where ${isOthers} union all select from ${former} where ${isOthers} limit 1`);
  if (rows.length > 0) return true;
  return (await slugsInTrash(tx, [texts, former], [slug])).length > 0;
}

/** What another leads to already stays so. */
async function putFormerSlugs(
  tx: Queryable,
  { kind, id, language }: Translated,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return;
  if (kind === 'story')
    await tx
      .insert(formerStoryTextSlugs)
      .values(slugs.map((slug) => ({ slug, language, storyId: id })))
      .onConflictDoNothing();
  else if (kind === 'page')
    await tx
      .insert(formerPageTextSlugs)
      .values(slugs.map((slug) => ({ slug, language, pageId: id })))
      .onConflictDoNothing();
  else
    await tx
      .insert(formerDestinationTextSlugs)
      .values(slugs.map((slug) => ({ slug, language, destinationId: id })))
      .onConflictDoNothing();
}

export async function putStoryText(
  tx: Queryable,
  row: typeof storyTexts.$inferInsert,
  formerSlugs: readonly string[],
): Promise<void> {
  const { storyId, language } = storyTexts;
  await tx
    .insert(storyTexts)
    .values(row)
    .onConflictDoUpdate({ target: [storyId, language], set: row });
  await putFormerSlugs(tx, { kind: 'story', id: row.storyId, language: row.language }, formerSlugs);
}

export async function putPageText(
  tx: Queryable,
  row: typeof pageTexts.$inferInsert,
  formerSlugs: readonly string[],
): Promise<void> {
  const { pageId, language } = pageTexts;
  await tx
    .insert(pageTexts)
    .values(row)
    .onConflictDoUpdate({ target: [pageId, language], set: row });
  await putFormerSlugs(tx, { kind: 'page', id: row.pageId, language: row.language }, formerSlugs);
}

export async function putPlaceText(
  tx: Queryable,
  row: typeof destinationTexts.$inferInsert,
  formerSlugs: readonly string[],
): Promise<void> {
  const { destinationId, language } = destinationTexts;
  await tx
    .insert(destinationTexts)
    .values(row)
    .onConflictDoUpdate({ target: [destinationId, language], set: row });
  await putFormerSlugs(tx, { kind: 'destination', id: row.destinationId, language: row.language }, formerSlugs);
}

/** With the addresses that led to it. */
export async function deleteTranslation(tx: Queryable, { kind, id, language }: Translated): Promise<void> {
  const { texts, former, id: column } = tables[kind];
  const isOne = sql`${sql.identifier(column)} = ${id} and language = ${language}`;
  await tx.execute(sql`delete from ${texts} where ${isOne}`);
  await tx.execute(sql`delete from ${former} where ${isOne}`);
}
