import { allowLonger } from '@trekker/database/connections/drizzle-pool.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { TrashedKind } from '../trash.contract.ts';
import { trashedRows, trashItems } from './trash.table.ts';

/** Shared by all who move something into the trash or out of it; whoever deletes an account takes it alone. */
const lockName = sql`hashtext('trash and accounts')`;

/**
 * To be called before any row is locked. Until the transaction ends no account is deleted: whose rows lie where is
 * certain.
 */
export async function holdAccounts(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName})`);
}

/** To be called before the row of an account is locked. Until the transaction ends the trash changes nothing. */
export async function lockTrash(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockName})`);
}

export type NewEntry = {
  kind: TrashedKind;
  id: string;
  /** Never a person's words or name. */
  title: string;
  imageId?: string | null;
};

/** What is left of an older one with the same id is gone: its `createKey` was used again. */
export async function addEntries(tx: Queryable, entries: readonly NewEntry[], deletedBy: string): Promise<void> {
  await tx.delete(trashItems).where(or(...entries.map(({ kind, id }) => isEntry(kind, id))));
  await tx
    .insert(trashItems)
    .values(entries.map(({ kind, id, title, imageId }) => ({ kind, itemId: id, title, imageId, deletedBy })));
}

/**
 * A place that 100,000 have saved takes seconds, on a busy machine a quarter of a minute; whoever deletes it waits, and
 * has it gone whole or not at all.
 */
const longestMoveMs = 60_000;

/** The rows of some items, and all that goes with them, are in the trash then. */
export async function moveRows(tx: Queryable, kind: TrashedKind, ids: readonly string[], table: string): Promise<void> {
  await allowLonger(tx, longestMoveMs);
  await tx.execute(sql`select move_to_trash(${kind}, ${sql.param(ids)}::uuid[], ${table})`);
}

/** They are where they were then, and the entries are gone. `changes`: by id, columns that are not as they were. */
export async function putBackRows(
  tx: Queryable,
  kind: TrashedKind,
  ids: readonly string[],
  changes: Record<string, Record<string, unknown>>,
): Promise<void> {
  await allowLonger(tx, longestMoveMs);
  await tx.execute(
    sql`select restore_from_trash(${kind}, ${sql.param(ids)}::uuid[], ${JSON.stringify(changes)}::jsonb)`,
  );
}

const isEntry = (kind: TrashedKind, id: string) => and(eq(trashItems.kind, kind), eq(trashItems.itemId, id));
const isKept = isNull(trashItems.purgedAt);

/** Those that are there. Until the transaction ends nobody else brings them back or ends them. */
export function lockEntries(
  tx: Queryable,
  kind: TrashedKind,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  return tx
    .select({ id: trashItems.itemId, title: trashItems.title })
    .from(trashItems)
    .where(and(inArray(trashItems.itemId, [...ids]), eq(trashItems.kind, kind), isKept))
    .orderBy(trashItems.itemId)
    .for('update');
}

export async function deleteEntries(tx: Queryable, kind: TrashedKind, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(trashItems).where(and(inArray(trashItems.itemId, [...ids]), eq(trashItems.kind, kind)));
}

/** The columns of items as they were; nothing of those that never left their table. */
export function listItemRows(db: Queryable, kind: TrashedKind, ids: readonly string[]) {
  const { itemId, content, part } = trashedRows;
  return db
    .select({ id: itemId, row: content })
    .from(trashedRows)
    .where(and(inArray(itemId, [...ids]), eq(trashedRows.kind, kind), eq(part, 'item')))
    .orderBy(itemId);
}

const deleters = alias(accounts, 'deleters');
const faces = alias(mediaItems, 'faces');

export type TrashRow = {
  kind: TrashedKind;
  id: string;
  title: string;
  deletedAt: Date;
  deleter: { id: string; name: string } | null;
  face: { file: string; sizes: (typeof mediaItems.$inferSelect)['sizes'] } | null;
  image: Pick<typeof mediaItems.$inferSelect, 'kind' | 'file' | 'sizes' | 'tone' | 'width' | 'height'> | null;
  /** What is said of it, as it was; empty for what never left its table. */
  row: Record<string, unknown>;
  /** How many rows of each table come back with it. */
  dependents: Record<string, number>;
};

/** What messages and feedback in the trash are told of by: each subject, number of stars and day once. */
export async function listToldRows(db: Queryable): Promise<ToldRow[]> {
  const { rows } = await db.execute<ToldRow>(sql`
    select distinct kind, content ->> 'subject' as subject, (content ->> 'rating')::int as rating, ${toldDay} as day
    from ${trashedRows} where part = 'item' and kind in ('message', 'feedback')`);
  return rows;
}

export type ToldRow = { kind: TrashedKind; subject: string | null; rating: number | null; day: string };

const toldDay = sql`((content ->> 'created_at')::timestamptz at time zone 'UTC')::date::text`;

/** Those without a title of their own that one of these titles tells of, where it has in it what somebody typed. */
const isToldBy = (titles: readonly (ToldRow & { title: string })[], q: string) => sql`
  (${trashItems.itemId}, ${trashItems.kind}) in (
    select item_id, trashed.kind from ${trashedRows} trashed
    join jsonb_to_recordset(${JSON.stringify(titles)}::jsonb)
      as told (kind text, subject text, rating int, day text, title text)
      on told.kind = trashed.kind and told.day = ${toldDay}
        and told.subject is not distinct from content ->> 'subject'
        and told.rating is not distinct from (content ->> 'rating')::int
    where part = 'item' and ${contains(sql`search_form(told.title)`, q)})`;

/** Newest first. `told`: what those are called that have no title, in the language of who searches. */
export async function listEntries(
  db: Queryable,
  { q, kind, told }: { q: string; kind?: TrashedKind | '' | undefined; told: readonly (ToldRow & { title: string })[] },
  { page, limit }: PageRequest,
): Promise<Page<TrashRow>> {
  const where = and(
    isKept,
    kind ? eq(trashItems.kind, kind) : undefined,
    q ? or(contains(trashItems.searched, q), told.length > 0 ? isToldBy(told, q) : undefined) : undefined,
  );
  const newest = [sql`${trashItems.deletedAt} desc`, sql`${trashItems.itemId} desc`];
  const { kind: imageKind, file, sizes, tone, width, height } = mediaItems;
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        kind: trashItems.kind,
        id: trashItems.itemId,
        title: trashItems.title,
        deletedAt: trashItems.deletedAt,
        deleter: { id: deleters.id, name: deleters.name },
        face: { file: faces.file, sizes: faces.sizes },
        image: { kind: imageKind, file, sizes, tone, width, height },
      })
      .from(trashItems)
      .leftJoin(deleters, eq(deleters.id, trashItems.deletedBy))
      .leftJoin(faces, eq(faces.id, deleters.avatarId))
      .leftJoin(mediaItems, eq(mediaItems.id, trashItems.imageId))
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(trashItems).where(where),
  ]);
  const contents = await describeContents(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({ ...row, ...(contents.get(`${row.kind} ${row.id}`) ?? { row: {}, dependents: {} }) })),
    totalCount: counted?.count ?? 0,
  };
}

async function describeContents(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Pick<TrashRow, 'row' | 'dependents'>>();
  const { rows } = await db.execute<{ key: string } & Pick<TrashRow, 'row' | 'dependents'>>(sql`
    select kind || ' ' || item_id as key,
      coalesce((jsonb_agg(state) filter (where part = 'item')) -> 0, '{}') as row,
      coalesce(jsonb_object_agg(source, count) filter (where part = 'dependent'), '{}') as dependents
    from (
      select kind, item_id, part, source, count(*) as count, (array_agg(state))[1] as state from (
        select kind, item_id, part, source,
          case part when 'item' then jsonb_build_object(
            'published', content -> 'published', 'active', content -> 'active', 'created_at', content -> 'created_at',
            'subject', content -> 'subject', 'rating', content -> 'rating') end as state
        from ${trashedRows} where ${inArray(trashedRows.itemId, [...ids])} and part <> 'link') as held
      group by kind, item_id, part, source) as counted
    group by kind, item_id`);
  return new Map(rows.map(({ key, row, dependents }) => [key, { row, dependents }]));
}

export async function countKinds(db: Queryable): Promise<{ kind: TrashedKind; count: number }[]> {
  const { rows } = await db.execute<{ kind: TrashedKind; count: number }>(sql`
    select kind, count(*)::int as count from ${trashItems} where ${isKept} group by kind order by kind`);
  return rows;
}

/** Those of `ids` that lie in the trash, by kind and id. */
export async function findTitles(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { kind, itemId, title } = trashItems;
  return db
    .select({ kind, id: itemId, title })
    .from(trashItems)
    .where(and(inArray(itemId, [...ids]), isKept));
}

/** Deletes for good what somebody else deleted of a person: all they wrote, and their part in what others did. */
export async function eraseRowsOf(tx: Queryable, { id, email }: { id: string; email: string }): Promise<void> {
  const isTheirs = sql`(account_id = ${id} or account_id is null and ${email} <> '' and email = lower(${email}))`;
  await tx.execute(sql`
    delete from ${trashItems} where (item_id, kind) in (
      select item_id, kind from ${trashedRows} where part = 'item' and ${isTheirs})`);
  await tx.execute(sql`delete from ${trashedRows} where part = 'dependent' and account_id = ${id}`);
}

/** What lies in the trash of what a person has written, the oldest first. */
export async function listRowsOf(db: Queryable, { id, email }: { id: string; email: string }) {
  const { rows } = await db.execute<{ source: string; content: Record<string, unknown>; deletedAt: string }>(sql`
    select source, content, to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt"
    from ${trashedRows} join ${trashItems} using (item_id, kind)
    where part <> 'link' and (account_id = ${id} or account_id is null and ${email} <> '' and email = lower(${email}))
    order by deleted_at, position`);
  return rows;
}
