import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivities, recordActivity, titleInWords } from '../../activity/server/activity.service.ts';
import { withVersions } from '../../versions/server/version.service.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import type { TrashedKind } from '../trash.contract.ts';
import { t } from './api-trash.texts.ts';
import { endAllEntries, endEntry } from './purge.repository.ts';
import { toldTitle } from './told-title.rules.ts';
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
  /** The same of several; left out where there are never many. */
  restoredAll?(tx: Queryable, ids: readonly string[]): Promise<void>;
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
  await store.addEntries(tx, [entry], viewer.accountId);
  if (table !== null) await store.moveRows(tx, entry.kind, [entry.id], table);
}

/** The same of several items of a kind. */
export async function moveManyToTrash(
  tx: Queryable,
  viewer: Viewer,
  { kind, table }: { kind: TrashedKind; table: string },
  items: readonly Omit<store.NewEntry, 'kind'>[],
): Promise<void> {
  if (items.length === 0) return;
  await store.addEntries(
    tx,
    items.map((item) => ({ ...item, kind })),
    viewer.accountId,
  );
  await store.moveRows(
    tx,
    kind,
    items.map(({ id }) => id),
    table,
  );
}

/** Brings an item back as it was. Throws `not_found`; `conflict`, with the reason, where that cannot be. */
export async function restoreFromTrash(
  db: Transactor,
  kinds: readonly TrashKind[],
  viewer: Viewer,
  { kind, id }: { kind: TrashedKind; id: string },
): Promise<void> {
  await trashing(db, (tx) => restoreManyFromTrash(tx, kinds, viewer, kind, [id]));
}

/** Part of `trashing`: the same of several items of a kind, all or none. Throws as above. */
export async function restoreManyFromTrash(
  tx: Queryable,
  kinds: readonly TrashKind[],
  viewer: Viewer,
  kind: TrashedKind,
  ids: readonly string[],
): Promise<void> {
  const known = kinds.find((one) => one.kind === kind);
  if (!known) throw new Error(`Nothing brings back a ${kind}`);
  const entries = await store.lockEntries(tx, kind, ids);
  if (entries.length < ids.length) notFound();
  const details = await detailsOf(tx, kind, entries);
  const comeBack = async () => {
    await putBack(tx, known, ids);
    if (known.restoredAll) await known.restoredAll(tx, ids);
    else for (const id of ids) await known.restored(tx, id);
  };
  // One version, also of what happened to it on its way: a time that passed, an author who is gone.
  const of = { by: viewer.accountId, isEvent: true, told: { what: 'fromTrash' } } as const;
  await (known.versions ? withVersions(tx, known.versions, ids, of, comeBack) : comeBack());
  const action = `Restored ${nouns[kind]} from the trash` as const;
  await recordActivities(
    tx,
    viewer,
    details.map((detail) => ({ action, detail, type: 'update' as const })),
  );
}

/** What an entry is called, in the language in use. */
export function shownTitle({ kind, title, row }: Pick<store.TrashRow, 'kind' | 'title' | 'row'>): string {
  const told = toldTitle(kind, row);
  return told ? titleInWords(told) : title;
}

/** What messages and feedback are called in the language of a search; nothing for English, as entries are kept. */
export async function readToldTitles(db: Queryable, q: string) {
  if (q === '' || printingNow('A search').rules.code === 'en') return [];
  const rows = await store.listToldRows(db);
  return rows.map((row) => ({
    ...row,
    title: shownTitle({ ...row, title: '', row: { ...row, created_at: row.day } }),
  }));
}

/** What the log says of entries: their titles, or what is told of those without one. */
async function detailsOf(tx: Queryable, kind: TrashedKind, entries: readonly { id: string; title: string }[]) {
  if (kind !== 'message' && kind !== 'feedback') return entries.map(({ title }) => title);
  const rows = await store.listItemRows(
    tx,
    kind,
    entries.map(({ id }) => id),
  );
  return entries.map(({ id, title }) => toldTitle(kind, rows.find((one) => one.id === id)?.row ?? {}) ?? title);
}

async function putBack(
  tx: Queryable,
  { kind, changed, refusals = {} }: TrashKind,
  ids: readonly string[],
): Promise<void> {
  const rows = await store.listItemRows(tx, kind, ids);
  const moved = new Set(rows.map(({ id }) => id));
  // What never left its table.
  await store.deleteEntries(
    tx,
    kind,
    ids.filter((id) => !moved.has(id)),
  );
  if (rows.length === 0) return;
  const changes: Record<string, Record<string, unknown>> = {};
  for (const { id, row } of rows) changes[id] = (await changed?.(tx, row)) ?? {};
  try {
    await store.putBackRows(tx, kind, [...moved], changes);
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
    const [entry = notFound()] = await store.lockEntries(tx, kind, [id]);
    const [detail = entry.title] = await detailsOf(tx, kind, [entry]);
    await endEntry(tx, kind, id);
    await recordActivity(tx, viewer, {
      action: `Deleted ${nouns[kind]} for good`,
      detail,
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
    const detail = [{ what: 'items', count }] as const;
    await recordActivity(tx, viewer, { action: 'Emptied the trash', detail, type: 'Delete' });
    await enqueue(tx, purgeTrash, {});
    return count;
  });
}

function notFound(): never {
  throw new Problem('not_found', t.gone);
}
