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
  const found = await Promise.all(
    owners.map(async ({ kind, find }): Promise<[Kind, readonly UsingItem[]]> => {
      const ids = new Set(byKind.get(kind)?.map(({ itemId }) => itemId));
      return [kind, ids.size > 0 ? await find(db, [...ids]) : []];
    }),
  );
  return new Map(found);
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
