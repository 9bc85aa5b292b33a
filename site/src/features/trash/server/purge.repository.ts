import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { mediaUses } from '../../media/server/media.table.ts';
import { schedules } from '../../schedules/server/schedule.table.ts';
import { versions } from '../../versions/server/version.table.ts';
import type { TrashedKind } from '../trash.contract.ts';
import { trashedRows, trashItems } from './trash.table.ts';

/** Ends up to `most` of those that have lain longer than so many days, and says how many. */
export async function endOldEntries(db: Queryable, days: number, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${trashItems} set purged_at = now() where (item_id, kind) in (
      select item_id, kind from ${trashItems}
      where purged_at is null and deleted_at < now() - make_interval(days => ${days})
      order by deleted_at limit ${most} for update skip locked)`);
  return rowCount ?? 0;
}

/** Ends one: nothing that it showed counts as used any more. */
export async function endEntry(tx: Queryable, kind: TrashedKind, id: string): Promise<void> {
  await tx
    .update(trashItems)
    .set({ purgedAt: sql`now()` })
    .where(and(eq(trashItems.itemId, id), eq(trashItems.kind, kind)));
  await freeMedia(tx, [{ kind, id }]);
}

/** Ends all there are, and says how many. */
export async function endAllEntries(tx: Queryable): Promise<number> {
  const { rowCount } = await tx.execute(sql`update ${trashItems} set purged_at = now() where purged_at is null`);
  return rowCount ?? 0;
}

export type Ended = { kind: TrashedKind; id: string };

/** Up to `most` that have ended, each held until the transaction ends; none that somebody else holds. */
export async function holdEnded(tx: Queryable, most: number): Promise<Ended[]> {
  const { rows } = await tx.execute<Ended>(sql`
    select kind, item_id as id from ${trashItems} where purged_at is not null
    order by purged_at limit ${most} for update skip locked`);
  return rows;
}

const pairs = (entries: readonly Ended[]) =>
  sql`select * from unnest(${sql.param(entries.map(({ id }) => id))}::uuid[], ${sql.param(entries.map(({ kind }) => kind))}::text[])`;

/** Deletes up to `most` of their rows, and says how many. */
export async function deleteRowsOf(tx: Queryable, entries: readonly Ended[], most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${trashedRows} where id in (
      select id from ${trashedRows} where (item_id, kind) in (${pairs(entries)}) limit ${most})`);
  return rowCount ?? 0;
}

export async function deleteEntries(tx: Queryable, entries: readonly Ended[]): Promise<void> {
  await tx.execute(sql`delete from ${trashItems} where (item_id, kind) in (${pairs(entries)})`);
}

/** Their versions and what was planned for them go, and nothing that they showed is used by them any more. */
export async function freeMedia(tx: Queryable, entries: readonly Ended[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const kinds = entries.map(({ kind }) => kind);
  // Those of its editions are called after their language.
  const editions = sql`array(select kind || '@' || code from languages, unnest(${sql.param(kinds)}::text[]) as kind)`;
  const isOfThem = or(inArray(versions.kind, kinds), sql`${versions.kind} = any (${editions})`);
  await tx.delete(versions).where(and(isOfThem, inArray(versions.itemId, ids)));
  await tx.execute(sql`delete from ${schedules} where (item_id, kind) in (${pairs(entries)})`);
  await tx.delete(mediaUses).where(and(inArray(mediaUses.kind, kinds), inArray(mediaUses.itemId, ids)));
}
