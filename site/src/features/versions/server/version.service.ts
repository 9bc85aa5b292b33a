import type { Viewer } from '#server/dependencies.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ToldChange } from '../told-change.contract.ts';
import type { Content } from '../versioned-field.ts';
import { changeOf, tellChange } from './change-words.ts';
import { changedFields, filledFields, mediaIn } from './content.rules.ts';
import type { Restore } from './restorable-kind.ts';
import * as store from './version.repository.ts';
import { type KeyVersion, packText } from './version-packing.ts';
import type { VersionedItem, VersionedKind } from './versioned-kind.ts';

/** Who changed something, and what is told of it beyond the fields. */
export type VersionOf = {
  /** The account; null for what nobody did by hand, such as what was planned. */
  by: string | null;
  /** Told in place of the changed fields, or made of them: that it is back from the trash. */
  told?: ToldChange | ((change: ToldChange) => ToldChange);
  /** The version that was restored. */
  restoredFrom?: number;
  /** What is there before is a blank row that the caller has just made. */
  isNew?: boolean;
  /** It is a version of its own even where no field is another afterwards. */
  isEvent?: boolean;
};

/** How a version is restored, for the save that does it. */
export function restoreEdit(viewer: Pick<Viewer, 'accountId'>, { version, startedFrom }: Restore) {
  const told: ToldChange = { what: 'restored', version };
  return { by: viewer.accountId, restoredFrom: version, told, startedFrom };
}

/**
 * Does a change that staff make to an item, and writes the one version of it, in the same transaction. Call it with the
 * item's row locked, or before the row is there. Nothing is written where no field is another afterwards, unless
 * `isEvent` says so, and where the item is gone. What was there before any version, or was changed by others than
 * staff, is written down first: nothing that was ever seen is lost.
 * @param write makes the change; it is given what was there before, undefined for something new
 */
export async function withVersion<Result, Of extends Content>(
  tx: Queryable,
  kind: VersionedKind<Of>,
  id: string,
  of: VersionOf,
  write: (before: VersionedItem<Of> | undefined) => Promise<Result>,
): Promise<Result> {
  const before = await kind.read(tx, id);
  const result = await write(before);
  const after = await kind.read(tx, id);
  if (after) await addVersions(tx, kind, of, [{ id, before: of.isNew ? undefined : before, after }]);
  return result;
}

/** The same change to several items, whose rows are locked: one version of each that is another afterwards. */
export async function withVersions(
  tx: Queryable,
  kind: VersionedKind,
  ids: readonly string[],
  of: Pick<VersionOf, 'by' | 'told' | 'isEvent'>,
  write: () => Promise<void>,
): Promise<void> {
  const before = await readAll(tx, kind, ids);
  await write();
  const after = await readAll(tx, kind, ids);
  const changes = [...after].map(([id, item]) => ({ id, before: before.get(id), after: item }));
  await addVersions(tx, kind, of, changes);
}

async function readAll(tx: Queryable, kind: VersionedKind, ids: readonly string[]) {
  if (kind.readAll) return kind.readAll(tx, ids);
  const items = new Map<string, VersionedItem>();
  for (const id of ids) {
    const item = await kind.read(tx, id);
    if (item) items.set(id, item);
  }
  return items;
}

type Change = { id: string; before: VersionedItem | undefined; after: VersionedItem };

async function addVersions(tx: Queryable, kind: VersionedKind, of: VersionOf, changes: Change[]): Promise<void> {
  const isTold = ({ before, after }: Change) =>
    !before || of.isEvent || changedFields(kind.fields, before.content, after.content).length > 0;
  const told = changes.filter(isTold);
  const newest = await store.findNewestVersions(
    tx,
    kind.kind,
    told.map(({ id }) => id),
  );
  await store.insertVersions(
    tx,
    told.flatMap((change) => rowsOf(kind, of, change, newest.get(change.id))),
  );
}

function rowsOf(
  kind: VersionedKind,
  { by, told, restoredFrom }: VersionOf,
  { id, before, after }: Change,
  newest: store.FoundVersion | undefined,
): store.VersionInsert[] {
  const { fields } = kind;
  // What comes back from the trash has been there before: its newest version says as what.
  const from = before?.content ?? newest?.content;
  const changed = from ? changedFields(fields, from, after.content) : filledFields(fields, after.content);
  const writer = rowWriter(kind, id, newest);
  if (before) writer.catchUp(before);
  const change = before ? changeOf(fields, before.content, after.content, changed) : ({ what: 'added' } as const);
  writer.add(after, {
    byId: by,
    changed,
    told: typeof told === 'function' ? told(change) : (told ?? change),
    restoredFrom,
  });
  return writer.rows;
}

/** Makes the rows that follow the newest version of an item. */
function rowWriter({ kind, fields }: VersionedKind, itemId: string, newest: store.FoundVersion | undefined) {
  const rows: store.VersionInsert[] = [];
  let version = newest?.version ?? 0;
  let key: KeyVersion | null = newest?.key ?? null;
  const add = (
    { content, updatedAt }: VersionedItem,
    facts: Pick<store.VersionInsert, 'byId' | 'changed' | 'restoredFrom' | 'savedAt'> & { told: ToldChange },
  ) => {
    version += 1;
    const text = JSON.stringify(content satisfies Content);
    const packed = packText(text, version, key);
    if (packed.keyVersion === version) key = { version, text };
    const mediaIds = mediaIn(fields, content);
    const summary = inLanguageOf('en', () => tellChange(fields, facts.told));
    rows.push({ kind, itemId, version, ...facts, summary, itemUpdatedAt: updatedAt, ...packed, mediaIds });
  };
  return {
    rows,
    add,
    /** What was there before the change, where no version tells it. */
    catchUp(before: VersionedItem) {
      const changed = newest ? changedFields(fields, newest.content, before.content) : [];
      if (newest && changed.length === 0) return;
      const told = { what: newest ? 'elsewhere' : 'before' } as const;
      add(before, { byId: null, changed, told, savedAt: before.updatedAt });
    },
  };
}
