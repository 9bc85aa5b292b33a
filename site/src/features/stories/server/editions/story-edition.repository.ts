import { asc, sql } from 'drizzle-orm';
import type { AddressedTables } from '#features/translations/server/edition.table.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicStories } from '../story.table.ts';
import { formerStoryTextSlugs, publicStoryTexts, storyTexts } from './story-text.table.ts';

export type EditionRow = Omit<typeof storyTexts.$inferSelect, 'search'>;

export const storyEditionTables: AddressedTables<EditionRow> = {
  texts: storyTexts,
  publicTexts: publicStoryTexts,
  publicItems: publicStories,
  formerSlugs: formerStoryTextSlugs,
  itemId: storyTexts.storyId,
  publicItemId: publicStoryTexts.storyId,
  formerItemId: formerStoryTextSlugs.storyId,
};

const cardsStatement = preparedOnce((db) => {
  const { storyId: itemId, language, slug, title, excerpt, readTime, readMinutes, updatedAt } = publicStoryTexts;
  return db
    .select({ itemId, language, slug, title, excerpt, readTime, readMinutes, updatedAt })
    .from(publicStoryTexts)
    .where(sql`${itemId} = any (${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(language))
    .prepare('story_texts_of_cards');
});

/** What lists show of the editions of these stories that everybody may read. */
export function listEditionCards(db: Queryable, ids: readonly string[]) {
  return cardsStatement(db).execute({ ids: [...ids] });
}

export type EditionCardRow = Awaited<ReturnType<typeof listEditionCards>>[number];
