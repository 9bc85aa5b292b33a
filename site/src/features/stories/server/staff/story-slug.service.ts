import { findSlugsOfTranslations } from '#features/translations/server/edition-overview.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { storyEditionTables } from '../editions/story-edition.repository.ts';
import * as store from './staff-story.repository.ts';

/** The address that a title makes: its letters, with a number behind it where another story has it or had it. */
export function slugFor(tx: Queryable, id: string, title: string): Promise<string> {
  // Those of translations lead to their items below each language, whatever else is called so.
  return freeSlug(slugOf(title, 'story'), async (candidates) => [
    ...(await store.findUsedSlugs(tx, id, candidates)),
    ...(await findSlugsOfTranslations(tx, storyEditionTables, id, candidates)),
  ]);
}

/** A new title that makes another address: the old one leads to it from now on. */
export async function changeSlug(
  tx: Queryable,
  { id, slug }: { id: string; slug: string },
  newTitle: string,
): Promise<string> {
  await store.lockSlugs(tx);
  const newSlug = await slugFor(tx, id, newTitle);
  if (newSlug !== slug) await store.keepFormerSlug(tx, id, slug, newSlug);
  return newSlug;
}
