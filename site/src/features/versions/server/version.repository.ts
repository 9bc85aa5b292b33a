import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import type { ToldChange } from '../told-change.contract.ts';
import type { Content } from '../versioned-field.ts';
import { versions } from './version.table.ts';
import { type KeyVersion, unpackText } from './version-packing.ts';

export type VersionInsert = Omit<typeof versions.$inferInsert, 'savedAt'> & { savedAt?: Date | undefined };

export type FoundVersion = { version: number; content: Content; itemUpdatedAt: Date; key: KeyVersion };

const keys = alias(versions, 'keys');

const of = (kind: string, itemId: string) => and(eq(versions.kind, kind), eq(versions.itemId, itemId));

const isKey = and(
  eq(keys.kind, versions.kind),
  eq(keys.itemId, versions.itemId),
  eq(keys.version, versions.keyVersion),
);

function selectVersions(db: Queryable) {
  const { itemId, version, content, itemUpdatedAt, keyVersion } = versions;
  return db
    .select({ itemId, version, content, itemUpdatedAt, keyVersion, keyContent: keys.content })
    .from(versions)
    .innerJoin(keys, isKey);
}

type PackedRow = Awaited<ReturnType<typeof selectVersions>>[number];

function unpacked({ version, content, itemUpdatedAt, keyVersion, keyContent }: PackedRow): FoundVersion {
  const { text, key } = unpackText(content, keyContent, version === keyVersion);
  return { version, content: JSON.parse(text), itemUpdatedAt, key: { version: keyVersion, text: key } };
}

/** The newest of an item. */
export async function findNewestVersion(db: Queryable, kind: string, itemId: string) {
  const [row] = await selectVersions(db).where(of(kind, itemId)).orderBy(desc(versions.version)).limit(1);
  return row && unpacked(row);
}

/** The newest of each of some items, by their ids. */
export async function findNewestVersions(db: Queryable, kind: string, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, FoundVersion>();
  const { itemId, version } = versions;
  const isOfThem = sql`${versions.kind} = ${kind} and ${itemId} = any (${sql.param(itemIds)}::text[])`;
  const rows = await selectVersions(db).where(
    sql`${isOfThem} and (${itemId}, ${version}) in (
      select newest.item_id, max(newest.version) from ${versions} newest
      where newest.kind = ${kind} and newest.item_id = any (${sql.param(itemIds)}::text[]) group by newest.item_id)`,
  );
  return new Map(rows.map((row) => [row.itemId, unpacked(row)]));
}

/** What is told of a version without reading it. */
const facts = {
  version: versions.version,
  savedAt: versions.savedAt,
  byId: versions.byId,
  byName: accounts.name,
  changed: versions.changed,
  summary: versions.summary,
  told: versions.told,
  restoredFrom: versions.restoredFrom,
  itemUpdatedAt: versions.itemUpdatedAt,
  isCurrent: sql<boolean>`${versions.version} = (select max(newer.version) from versions newer
    where newer.kind = ${versions.kind} and newer.item_id = ${versions.itemId})`,
};

/** Newest first. */
export async function listVersions(db: Queryable, kind: string, itemId: string, { page, limit }: PageRequest) {
  const [rows, counted] = await Promise.all([
    db
      .select(facts)
      .from(versions)
      .leftJoin(accounts, eq(accounts.id, versions.byId))
      .where(of(kind, itemId))
      .orderBy(desc(versions.version))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(versions).where(of(kind, itemId)),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 } satisfies Page<VersionRow>;
}

/** One of them, with what it holds. */
export async function findVersion(db: Queryable, kind: string, itemId: string, version: number) {
  const [row] = await db
    .select({ ...facts, packed: versions.content, keyVersion: versions.keyVersion, keyContent: keys.content })
    .from(versions)
    .innerJoin(keys, isKey)
    .leftJoin(accounts, eq(accounts.id, versions.byId))
    .where(and(of(kind, itemId), eq(versions.version, version)));
  if (!row) return undefined;
  const { packed, keyVersion, keyContent, ...told } = row;
  const content: Content = JSON.parse(unpackText(packed, keyContent, version === keyVersion).text);
  return { ...told, content };
}

export type VersionRow = {
  version: number;
  savedAt: Date;
  byId: string | null;
  byName: string | null;
  changed: string[];
  summary: string;
  told: ToldChange | null;
  restoredFrom: number | null;
  itemUpdatedAt: Date;
  isCurrent: boolean;
};

const keptOfEach = 100;
const keptDays = 90;

/**
 * Deletes what is older than the newest hundred of its item and than 90 days, as far as no later one is packed against
 * it.
 */
export async function deleteOldVersions(db: Queryable): Promise<void> {
  await db.execute(sql`
    with long as materialized (
      select kind, item_id, max(version) as newest from versions group by kind, item_id having count(*) > ${keptOfEach}
    ), first_kept as (
      select long.kind, long.item_id, (
        select kept.key_version from versions kept where kept.kind = long.kind and kept.item_id = long.item_id
          and (kept.version > long.newest - ${keptOfEach} or kept.saved_at > now() - make_interval(days => ${keptDays}))
        order by kept.version limit 1) as version
      from long
    )
    delete from versions old using first_kept
    where old.kind = first_kept.kind and old.item_id = first_kept.item_id and old.version < first_kept.version`);
}

/** What an item was at a time that it gave as its `updatedAt`. */
export async function findVersionAt(db: Queryable, kind: string, itemId: string, updatedAt: Date) {
  const [row] = await selectVersions(db)
    .where(and(of(kind, itemId), lte(versions.itemUpdatedAt, updatedAt)))
    .orderBy(desc(versions.version))
    .limit(1);
  return row && unpacked(row);
}

export async function insertVersions(tx: Queryable, rows: readonly VersionInsert[]): Promise<void> {
  if (rows.length === 0) return;
  // An account that is gone has left nothing to point at.
  await tx.insert(versions).values(
    rows.map(({ byId, ...row }) => ({
      ...row,
      byId: byId ? (sql`(select id from accounts where id = ${byId})` as unknown as string) : null,
    })),
  );
}
