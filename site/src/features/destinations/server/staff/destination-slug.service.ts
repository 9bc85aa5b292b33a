import { findSlugsOfTranslations } from '#features/translations/server/edition-overview.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { destinationEditionTables } from '../editions/destination-edition.repository.ts';
import * as store from './staff-destination.repository.ts';

/** The address that a name makes: its letters, with a number behind it where another destination has it or had it. */
export function slugFor(tx: Queryable, id: string, name: string): Promise<string> {
  // Those of translations lead to their items below each language, whatever else is called so.
  return freeSlug(slugOf(name, 'destination'), async (candidates) => [
    ...(await store.findUsedSlugs(tx, id, candidates)),
    ...(await findSlugsOfTranslations(tx, destinationEditionTables, id, candidates)),
  ]);
}

/** A new name that makes another address: the old one leads to it from now on. */
export async function changeSlug(
  tx: Queryable,
  { id, slug }: { id: string; slug: string },
  newName: string,
): Promise<string> {
  await store.lockSlugs(tx);
  const newSlug = await slugFor(tx, id, newName);
  if (newSlug !== slug) await store.keepFormerSlug(tx, id, slug, newSlug);
  return newSlug;
}
