import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { withVersion } from '../../versions/server/version.service.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import type { TrashedKind } from '../trash.contract.ts';
import { t } from './api-trash.texts.ts';
import { endAllEntries, endEntry } from './purge.repository.ts';
import { purgeTrash } from './trash.jobs.ts';
import * as store from './trash.repository.ts';
import { nouns } from './trashed-nouns.ts';

/** A kind of thing that comes back from the trash: what the trash needs of its feature, which it does not know. */
export type TrashKind = {
  kind: TrashedKind;
  /** Where it has versions, which stay meanwhile: that it came back is one. */
  versions?: VersionedKind;
  /** Columns of the item that cannot be as they were, by their names in the database. */
  changed?(tx: Queryable, row: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** What follows once its rows are back: counts that others depend on, public answers that are outdated. */
  restored(tx: Queryable, id: string): Promise<void>;
  /** Said when something stands in its place by now, and when what it belongs to is gone. */
  refusals?: { taken?: () => string; orphaned?: () => string };
};

/** What is no row of its own table any more, but for media, which stay where they are. */
type Moved = store.NewEntry & { table: string | null };

/** A transaction that moves something to the trash. */
export function trashing<Result>(db: Transactor, run: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await store.holdAccounts(tx);
    return run(tx);
  });
}

/** Part of `trashing`: takes an item, whose row is locked, out of its tables, with all that belongs to it. */
export async function moveToTrash(tx: Queryable, viewer: Viewer, { table, ...entry }: Moved): Promise<void> {
  await store.addEntry(tx, entry, viewer.accountId);
  if (table !== null) await store.moveRows(tx, entry.kind, entry.id, table);
}

/** Brings an item back as it was. Throws `not_found`; `conflict`, with the reason, where that cannot be. */
export async function restoreFromTrash(
  db: Transactor,
  kinds: readonly TrashKind[],
  viewer: Viewer,
  { kind, id }: { kind: TrashedKind; id: string },
): Promise<void> {
  const known = kinds.find((one) => one.kind === kind);
  if (!known) throw new Error(`Nothing brings back a ${kind}`);
  await trashing(db, async (tx) => {
    const { title } = (await store.lockEntry(tx, kind, id)) ?? notFound();
    const comeBack = async () => {
      await putBack(tx, known, id);
      await known.restored(tx, id);
    };
    // One version, also of what happened to it on its way: a time that passed, an author who is gone.
    const of = { by: viewer.accountId, isEvent: true, summary: 'Restored from the trash' };
    await (known.versions ? withVersion(tx, known.versions, id, of, comeBack) : comeBack());
    await recordActivity(tx, viewer, {
      action: `Restored ${nouns[kind]} from the trash`,
      detail: title,
      type: 'update',
    });
  });
}

async function putBack(tx: Queryable, { kind, changed, refusals = {} }: TrashKind, id: string): Promise<void> {
  const row = await store.findItemRow(tx, kind, id);
  if (!row) return store.deleteEntry(tx, kind, id);
  try {
    await store.putBackRows(tx, kind, id, (await changed?.(tx, row)) ?? {});
  } catch (error) {
    const { taken = () => t.taken, orphaned = () => t.orphaned } = refusals;
    // By the states of SQL: a unique index, a foreign key.
    const message = { 23505: taken, 23503: orphaned }[String(((error as Error).cause as { code?: unknown })?.code)];
    throw message ? new Problem('conflict', message()) : error;
  }
}

/** Ends an item for good. Throws `not_found`. */
export async function deleteFromTrash(
  db: Transactor,
  viewer: Viewer,
  { kind, id }: { kind: TrashedKind; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { title } = (await store.lockEntry(tx, kind, id)) ?? notFound();
    await endEntry(tx, kind, id);
    await recordActivity(tx, viewer, {
      action: `Deleted ${nouns[kind]} for good`,
      detail: title,
      type: 'Delete',
    });
    await enqueue(tx, purgeTrash, {});
  });
}

/** Ends everything for good, and says how many items. */
export function emptyTrash(db: Transactor, viewer: Viewer): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await endAllEntries(tx);
    if (count === 0) return 0;
    const detail = count === 1 ? '1 item' : `${count} items`;
    await recordActivity(tx, viewer, { action: 'Emptied the trash', detail, type: 'Delete' });
    await enqueue(tx, purgeTrash, {});
    return count;
  });
}

function notFound(): never {
  throw new Problem('not_found', t.gone);
}
