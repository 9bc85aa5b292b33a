import { and, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import type { EditVersion } from '../unsaved-edit.contract.ts';
import { unsavedEdits } from './unsaved-edit.table.ts';

export type UnsavedEditRow = typeof unsavedEdits.$inferSelect;
export type NewEdit = Omit<UnsavedEditRow, 'savedAt'>;

/** Whose edit of what. */
export type EditKey = Pick<UnsavedEditRow, 'accountId' | 'kind' | 'item'>;

/** Of so many items somebody may hold edits; those that were left alone for the longest make room. */
const mostOfOne = 100;
const mostListed = 20;
const keptDays = 90;

const of = ({ accountId, kind, item }: EditKey) =>
  and(eq(unsavedEdits.accountId, accountId), eq(unsavedEdits.kind, kind), eq(unsavedEdits.item, item));

const isVersion = ({ form, sequence }: EditVersion) =>
  and(eq(unsavedEdits.form, form), eq(unsavedEdits.sequence, sequence));

/** Newest first. */
export async function listEdits(
  db: Queryable,
  { accountId, kind, item }: { accountId: string; kind: string; item: string | undefined },
): Promise<UnsavedEditRow[]> {
  return db
    .select()
    .from(unsavedEdits)
    .where(
      item === undefined
        ? and(eq(unsavedEdits.accountId, accountId), eq(unsavedEdits.kind, kind), eq(unsavedEdits.isNew, true))
        : of({ accountId, kind, item }),
    )
    .orderBy(desc(unsavedEdits.savedAt))
    .limit(mostListed);
}

/**
 * Writes an edit over what its own form kept before, or over the version that it was based on. Null where there is
 * something else.
 */
export async function putEdit(
  db: Queryable,
  edit: NewEdit,
  basedOn: EditVersion | null,
): Promise<{ savedAt: Date; isFirst: boolean } | null> {
  const { accountId: _account, kind: _kind, item: _item, ...typed } = edit;
  const isOlder = and(eq(unsavedEdits.form, edit.form), sql`${unsavedEdits.sequence} < ${edit.sequence}`);
  const [row] = await db
    .insert(unsavedEdits)
    .values(edit)
    .onConflictDoUpdate({
      target: [unsavedEdits.accountId, unsavedEdits.kind, unsavedEdits.item],
      set: { ...typed, savedAt: sql`now()` },
      setWhere: (basedOn ? or(isOlder, isVersion(basedOn)) : isOlder) as SQL,
    })
    // A row that was updated has a transaction that ended its former version.
    .returning({ savedAt: unsavedEdits.savedAt, isFirst: sql<boolean>`${unsavedEdits}.xmax = 0` });
  return row ?? null;
}

export async function findEdit(db: Queryable, key: EditKey): Promise<UnsavedEditRow | null> {
  return (await db.select().from(unsavedEdits).where(of(key)))[0] ?? null;
}

/** Forgets what a form kept, up to a version. */
export async function deleteEdit(db: Queryable, key: EditKey, { form, sequence }: EditVersion): Promise<void> {
  await db.delete(unsavedEdits).where(and(of(key), eq(unsavedEdits.form, form), lte(unsavedEdits.sequence, sequence)));
}

/** Keeps the newest of somebody. */
export async function deleteSurplusEdits(db: Queryable, accountId: string): Promise<void> {
  await db.execute(sql`
    delete from ${unsavedEdits} where (account_id, kind, item) in (
      select account_id, kind, item from ${unsavedEdits} where account_id = ${accountId}
      order by saved_at desc offset ${mostOfOne})`);
}

export async function deleteOldEdits(db: Queryable): Promise<void> {
  await db.execute(sql`delete from ${unsavedEdits} where saved_at < now() - make_interval(days => ${keptDays})`);
}

/** All that is kept of somebody, newest first. */
export async function listEditsOf(db: Queryable, accountId: string): Promise<UnsavedEditRow[]> {
  return db
    .select()
    .from(unsavedEdits)
    .where(eq(unsavedEdits.accountId, accountId))
    .orderBy(desc(unsavedEdits.savedAt));
}
