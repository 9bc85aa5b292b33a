import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import { shareFileOf } from '#contract/rules/share-image.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import {
  deleteOrphans,
  findFilesByKey,
  forgetFormerFiles,
  listCaptionsAmong,
  listFilesReplacedBefore,
  listFormerFiles,
  tryLockMediaFiles,
} from './media.repository.ts';
import { namesOfFiles } from './media-files.rules.ts';

/** Of these files, those that something else than media still needs. */
export type ListNeeded = (tx: Queryable, names: readonly string[]) => Promise<string[]>;

/** Files that are removed in one transaction. */
const batchSize = 100;

/** Fewer: for each row that goes, the database looks into every table that could name it. */
const rowsAtOnce = 100;

/**
 * Removes what nothing owns and what is older than `before`: media items that no row names and nobody keeps, files that
 * no media item names nor has named since, and what a crash left half-written. Both sides are looked at, the rows
 * first, so that their files go in the same round. While a backup copies files none is removed: rows that are gone by
 * now may be in it. The next round removes them.
 */
export async function sweepMedia(
  db: Transactor,
  storage: MediaStorage,
  before: Date,
  listNeeded: ListNeeded = async () => [],
): Promise<void> {
  while ((await deleteOrphans(db, before, rowsAtOnce)) === rowsAtOnce);
  let batch: string[] = [];
  for await (const { name, storedAt } of storage.list()) {
    if (storedAt < before) batch.push(name);
    if (batch.length === batchSize) batch = await removeUnowned(db, storage, batch, before, listNeeded);
  }
  await removeUnowned(db, storage, batch, before, listNeeded);
  await forgetFormerFiles(db, before);
  await storage.removeUnfinished(before);
}

/** Removes files that items had until they were replaced, before `before`. While a backup copies files none is. */
export async function removeFormerFiles(db: Transactor, storage: MediaStorage, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryLockMediaFiles(tx))) return;
    for (const name of await listFilesReplacedBefore(tx, before)) await storage.remove(name);
    await forgetFormerFiles(tx, before);
  });
}

/** Gives an empty list, for the next batch. */
async function removeUnowned(
  db: Transactor,
  storage: MediaStorage,
  names: readonly string[],
  before: Date,
  listNeeded: ListNeeded,
): Promise<string[]> {
  await db.transaction(async (tx) => {
    if (await tryLockMediaFiles(tx)) await removeAll(tx, storage, names, before, await listNeeded(tx, names));
  });
  return [];
}

async function removeAll(
  tx: Queryable,
  storage: MediaStorage,
  names: readonly string[],
  before: Date,
  needed: readonly string[],
): Promise<void> {
  // Every file of an item begins with its key.
  const keys = new Set(names.map((name) => name.split(/[-.]/, 1)[0] ?? ''));
  const owners = await findFilesByKey(tx, [...keys]);
  const owned = new Set([
    ...owners.flatMap(namesOfFiles),
    ...owners.map(({ key, focalX, focalY }) => shareFileOf(key, focalX, focalY)),
    ...(await listFormerFiles(tx, names, before)),
    ...(await listCaptionsAmong(tx, names)),
    ...needed,
  ]);
  for (const name of names) if (!owned.has(name)) await storage.remove(name);
}
