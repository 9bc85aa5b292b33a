import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { slugsInTrash } from '#features/trash/server/trashed-slugs.repository.ts';
import { findNewestVersion } from '#features/versions/server/version.repository.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import { type Changes, preparedOnce, type Queryable } from '#server/queryable.ts';
import { storyEditionFields } from '../../story-versions.ts';
import { findUsedSlugs } from '../staff/staff-story.repository.ts';
import { formerStoryTextSlugs, publicStoryTexts, storyTexts } from './story-text.table.ts';

export type EditionRow = typeof storyTexts.$inferSelect;

const one = (id: string, language: string) => and(eq(storyTexts.storyId, id), eq(storyTexts.language, language));

export async function findEdition(db: Queryable, id: string, language: string): Promise<EditionRow | undefined> {
  const [row] = await db.select().from(storyTexts).where(one(id, language));
  return row;
}

export function listEditions(db: Queryable, id: string): Promise<EditionRow[]> {
  return db.select().from(storyTexts).where(eq(storyTexts.storyId, id)).orderBy(asc(storyTexts.language));
}

/** Those that everybody may read. */
export function listPublicEditions(db: Queryable, id: string) {
  return db
    .select()
    .from(publicStoryTexts)
    .where(eq(publicStoryTexts.storyId, id))
    .orderBy(asc(publicStoryTexts.language));
}

const cardsStatement = preparedOnce((db) => {
  const { storyId, language, slug, title, excerpt, readTime, updatedAt } = publicStoryTexts;
  return db
    .select({ storyId, language, slug, title, excerpt, readTime, updatedAt })
    .from(publicStoryTexts)
    .where(sql`${storyId} = any (${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(language))
    .prepare('story_texts_of_cards');
});

/** What lists show of the editions of these stories that everybody may read. */
export function listEditionCards(db: Queryable, ids: readonly string[]) {
  return cardsStatement(db).execute({ ids: [...ids] });
}

export type EditionCardRow = Awaited<ReturnType<typeof listEditionCards>>[number];

/** The story that has this address in the language, or had it, or has it in another one; undefined for an own one. */
export async function findStoryAt(db: Queryable, slug: string, language: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select story_id as id from (
      select story_id, 1 as place from public_story_texts where language = ${language} and slug = ${slug}
      union all
      select story_id, 2 from former_story_text_slugs where language = ${language} and slug = ${slug}
      union all
      select story_id, 4 from public_story_texts where language = any (array(select code from languages where state = 'public')) and slug = ${slug}
      union all
      select id, 3 from public_stories where slug = ${slug}) found
    order by place limit 1`);
  return rows[0]?.id;
}

export const editionVersions = (language: string) =>
  ({
    kind: `story@${language}`,
    fields: storyEditionFields,
    read: async (tx, id) => {
      const row = await findEdition(tx, id, language);
      return row && { content: contentOf(row), updatedAt: row.updatedAt };
    },
  }) satisfies VersionedKind;

const contentOf = ({ title, excerpt, contentMarkdown, captions, readTime, slug, published }: EditionRow) => ({
  title,
  excerpt,
  content: contentMarkdown,
  captions,
  readTime,
  slug,
  isPublished: published,
});

export type EditionContent = ReturnType<typeof contentOf>;

/** The version that the story is in now: the first, where there is none yet, is made of it by its next change. */
export async function findSourceVersion(db: Queryable, id: string): Promise<number> {
  return (await findNewestVersion(db, 'story', id))?.version ?? 1;
}

export async function insertEdition(tx: Queryable, values: typeof storyTexts.$inferInsert): Promise<void> {
  await tx.insert(storyTexts).values(values);
}

/** The first publication dates it for good. */
export async function updateEdition(
  tx: Queryable,
  id: string,
  language: string,
  values: Changes<typeof storyTexts.$inferInsert>,
): Promise<void> {
  const updatedAt = sql`date_trunc('milliseconds', greatest(now(), ${storyTexts.updatedAt} + interval '1 millisecond'))`;
  const publishedAt = sql`coalesce(${storyTexts.publishedAt}, now())`;
  await tx
    .update(storyTexts)
    .set({ ...values, ...(values.published && { publishedAt }), updatedAt })
    .where(one(id, language));
}

export async function deleteEdition(tx: Queryable, id: string, language: string): Promise<void> {
  await tx.delete(storyTexts).where(one(id, language));
}

/** The texts of the story are others than those that its editions were reviewed against. */
export async function markStale(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(storyTexts)
    .set({ stale: true })
    .where(and(eq(storyTexts.storyId, id), eq(storyTexts.stale, false)));
}

/** Addresses that lead to another story in this language, those of stories that are not translated among them. */
export async function findUsedEditionSlugs(
  tx: Queryable,
  { id, language }: { id: string; language: string },
  candidates: string[],
): Promise<string[]> {
  const now = tx
    .select({ slug: storyTexts.slug })
    .from(storyTexts)
    .where(and(eq(storyTexts.language, language), inArray(storyTexts.slug, candidates), ne(storyTexts.storyId, id)));
  const before = tx
    .select({ slug: formerStoryTextSlugs.slug })
    .from(formerStoryTextSlugs)
    .where(
      and(
        eq(formerStoryTextSlugs.language, language),
        inArray(formerStoryTextSlugs.slug, candidates),
        ne(formerStoryTextSlugs.storyId, id),
      ),
    );
  const used = await union(now, before, slugsInTrash(tx, [storyTexts, formerStoryTextSlugs], candidates));
  return [...used.map(({ slug }) => slug), ...(await findUsedSlugs(tx, id, candidates))];
}

export async function keepFormerEditionSlug(
  tx: Queryable,
  { id, language }: { id: string; language: string },
  former: string,
  current: string,
): Promise<void> {
  await tx
    .delete(formerStoryTextSlugs)
    .where(and(eq(formerStoryTextSlugs.language, language), eq(formerStoryTextSlugs.slug, current)));
  await tx
    .insert(formerStoryTextSlugs)
    .values({ language, slug: former, storyId: id })
    .onConflictDoUpdate({ target: [formerStoryTextSlugs.language, formerStoryTextSlugs.slug], set: { storyId: id } });
}
