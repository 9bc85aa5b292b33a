import type { Queryable } from '#server/queryable.ts';
import { freeSlug } from '#server/slug.ts';
import * as store from './edition.repository.ts';
import { editionSlugOf } from './edition.rules.ts';
import type { AddressedRow, AddressedTables } from './edition.table.ts';
import { invalid } from './edition-ready.rules.ts';

/** Where items of a kind have addresses of their own. */
export type Addresses = {
  tables: AddressedTables<AddressedRow>;
  lockSlugs(tx: Queryable): Promise<void>;
  /** Those of `candidates` that lead to another item in the site's own language. */
  findUsedSlugs(tx: Queryable, id: string, candidates: string[]): Promise<string[]>;
  slugTaken: () => string;
};

/** The address that was chosen, if it is free; else one like the title's. Throws `invalid_input`. */
export async function slugFor(
  tx: Queryable,
  { tables, findUsedSlugs, slugTaken }: Addresses,
  of: store.Of,
  chosen: string | undefined,
  ofTitle: string,
): Promise<string> {
  // Those of items that are not translated lead to them in this language, too.
  const findUsed = async (candidates: string[]) => [
    ...(await store.findUsedEditionSlugs(tx, tables, of, candidates)),
    ...(await findUsedSlugs(tx, of.id, candidates)),
  ];
  const slug = await freeSlug(chosen ?? ofTitle, findUsed);
  if (chosen !== undefined && slug !== chosen) throw invalid([{ field: 'slug', message: slugTaken() }]);
  return slug;
}

type Slugged<Texts> = { kind: string; addresses?: Addresses; titleOf(texts: Texts): string };

/** It follows a new title, unless somebody says another; undefined in a kind without addresses. */
export async function wantedSlug<Texts>(
  tx: Queryable,
  { kind, addresses, titleOf }: Slugged<Texts>,
  of: store.Of,
  from: Texts & { slug?: string },
  { texts, chosen }: { texts: Texts; chosen: string | undefined },
): Promise<string | undefined> {
  if (!addresses) return undefined;
  const title = titleOf(texts);
  const isOther = chosen === undefined ? title !== titleOf(from) : chosen !== from.slug;
  return isOther ? slugFor(tx, addresses, of, chosen, editionSlugOf(title, kind)) : from.slug;
}
