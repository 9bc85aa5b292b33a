import { Problem } from '#contract/problem.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { findSlugsOfTranslations } from '#features/translations/server/edition-overview.service.ts';
import type { Queryable } from '#server/queryable.ts';
import { freeSlug, slugOf } from '#server/slug.ts';
import { isReservedSlug } from '../reserved-slugs.ts';
import { slugTaken } from '../staff-page.contract.ts';
import { pageEditionTables } from './editions/page-edition.repository.ts';
import * as store from './staff-page.repository.ts';

/** Those of `candidates` that no page but this may have. */
export async function findTakenSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]> {
  const isNone = (slug: string) => isReservedSlug(slug) || uuidShape.test(slug);
  return [...candidates.filter(isNone), ...(await store.findUsedSlugs(tx, id, candidates))];
}

/** The same in the site's own language: translations lead to their pages below each, whatever else is called so. */
const findTakenHere = async (tx: Queryable, id: string, candidates: string[]): Promise<string[]> => [
  ...(await findTakenSlugs(tx, id, candidates)),
  ...(await findSlugsOfTranslations(tx, pageEditionTables, id, candidates)),
];

/** The address that was chosen, as part of a transaction that holds the slugs. Throws `invalid_input`. */
export async function requireFree(tx: Queryable, id: string, slug: string): Promise<string> {
  if ((await findTakenHere(tx, id, [slug])).length === 0) return slug;
  throw new Problem('invalid_input', slugTaken, { errors: [{ field: 'slug', message: slugTaken }] });
}

/** The address that a title makes, with a number behind it where it is taken. */
export function slugFor(tx: Queryable, id: string, title: string): Promise<string> {
  return freeSlug(slugOf(title, 'page'), (candidates) => findTakenHere(tx, id, candidates));
}
