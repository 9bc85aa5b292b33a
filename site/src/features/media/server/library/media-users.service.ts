import type { Queryable } from '#server/queryable.ts';
import { listUses, type UseRow } from './library.repository.ts';
import type { MediaOwner, UsingItem } from './media-owner.ts';

type Kind = MediaOwner['kind'];

/** What uses media, as their features tell of it: one question to each kind. */
export async function findUsers(
  db: Queryable,
  owners: readonly MediaOwner[],
  uses: readonly UseRow[],
): Promise<ReadonlyMap<Kind, readonly UsingItem[]>> {
  const byKind = Map.groupBy(uses, ({ kind }) => kind);
  const found = new Map<Kind, readonly UsingItem[]>();
  // One after another: within a transaction there is one connection.
  for (const { kind, find } of owners) {
    const ids = new Set(byKind.get(kind)?.map(({ itemId }) => itemId));
    found.set(kind, ids.size > 0 ? await find(db, [...ids]) : []);
  }
  return found;
}

/** Of all public answers that show one of the items. */
export async function tagsOfUsers(
  db: Queryable,
  owners: readonly MediaOwner[],
  mediaIds: readonly string[],
): Promise<string[]> {
  const found = await findUsers(db, owners, await listUses(db, mediaIds));
  return [...new Set([...found.values()].flat().flatMap(({ cacheTags }) => cacheTags))];
}
