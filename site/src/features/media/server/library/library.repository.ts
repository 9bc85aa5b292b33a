import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { formerMediaFiles, inLibrary, type MediaRow, mediaItems, mediaUses } from '../media.table.ts';

export type LibraryFilter = {
  q: string;
  kind?: 'picture' | 'video' | '' | undefined;
  unused?: boolean | undefined;
  noAlt?: boolean | undefined;
  uploader?: string | undefined;
  sort?: 'newest' | 'name' | 'size' | '' | undefined;
};

const isUnused = sql`not exists (select from media_uses used where used.media_id = ${mediaItems.id})`;
const hasNoAlt = sql`(${mediaItems.kind} = 'image' and ${mediaItems.alt} = '' and not ${mediaItems.decorative})`;

const { searched: _, ...ownColumns } = getTableColumns(mediaItems);

const libraryColumns = {
  ...ownColumns,
  uploaderName: sql<string | null>`(select name from ${accounts} where ${accounts.id} = ${mediaItems.uploaderId})`,
  /** Places, however often it stands in one of them; earlier versions of an item are one where it no longer does. */
  usedInCount: sql<number>`(select count(distinct (used.kind, used.item_id, used.field))::int
    from media_uses used where used.media_id = ${mediaItems.id} and (used.field <> 'versions' or not exists (
      select from media_uses now where now.media_id = used.media_id and now.kind = used.kind
        and now.item_id = used.item_id and now.field <> 'versions')))`,
};

export type LibraryRow = Omit<MediaRow, 'searched'> & { uploaderName: string | null; usedInCount: number };

// Each has an index.
const orders = {
  newest: [desc(mediaItems.createdAt), desc(mediaItems.id)],
  name: [alphabetical(mediaItems.fileName), mediaItems.id],
  size: [desc(mediaItems.originalBytes), desc(mediaItems.id)],
};

export async function listLibrary(
  db: Queryable,
  { q, kind, unused, noAlt, uploader, sort }: LibraryFilter,
  { page, limit }: PageRequest,
): Promise<Page<LibraryRow>> {
  const where: SQL | undefined = and(
    inLibrary,
    q ? contains(mediaItems.searched, q) : undefined,
    kind ? eq(mediaItems.kind, kind === 'picture' ? 'image' : 'video') : undefined,
    unused ? isUnused : undefined,
    noAlt ? hasNoAlt : undefined,
    uploader ? eq(mediaItems.uploaderId, uploader.toLowerCase()) : undefined,
  );
  const order = orders[sort || 'newest'];
  // First the page alone: what is told of an item is not looked up for all that come before it.
  const ids = db
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, counted] = await Promise.all([
    db
      .select(libraryColumns)
      .from(mediaItems)
      .where(inArray(mediaItems.id, ids))
      .orderBy(...order),
    db.select({ count: count() }).from(mediaItems).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

/** Those of `ids` that are in the library, in no order. */
export function findInLibrary(db: Queryable, ids: readonly string[]): Promise<LibraryRow[]> {
  return db
    .select(libraryColumns)
    .from(mediaItems)
    .where(and(inLibrary, inArray(mediaItems.id, [...ids])));
}

/** Until the transaction ends nobody begins to use it, or changes it. */
export async function lockInLibrary(tx: Queryable, id: string): Promise<MediaRow | undefined> {
  const [row] = await tx
    .select()
    .from(mediaItems)
    .where(and(inLibrary, eq(mediaItems.id, id)))
    .for('update');
  return row;
}

export type UseRow = { kind: string; itemId: string; field: string };

/** Where items are used, each place once. */
export function listUses(db: Queryable, ids: readonly string[]): Promise<UseRow[]> {
  const { kind, itemId, field } = mediaUses;
  return db
    .selectDistinct({ kind, itemId, field })
    .from(mediaUses)
    .where(inArray(mediaUses.mediaId, [...ids]))
    .orderBy(kind, itemId, field);
}

export async function summarizeLibrary(db: Queryable) {
  const [[sums], uploaders] = await Promise.all([
    db
      .select({
        images: sql<number>`(count(*) filter (where ${mediaItems.kind} = 'image'))::int`,
        videos: sql<number>`(count(*) filter (where ${mediaItems.kind} = 'video'))::int`,
        bytes: sql<number>`coalesce(sum(${mediaItems.originalBytes}), 0)::float8`,
        unused: sql<number>`(count(*) filter (where ${isUnused}))::int`,
        noAlt: sql<number>`(count(*) filter (where ${hasNoAlt}))::int`,
      })
      .from(mediaItems)
      .where(inLibrary),
    db.execute<{ _id: string; name: string }>(sql`
      select id as _id, name from accounts
      where id in (select uploader_id from media_items where ${inLibrary}) order by name, id limit 100`),
  ]);
  return { ...(sums as NonNullable<typeof sums>), uploaders: uploaders.rows };
}

/** Whoever takes in the same bytes at once waits: they become one item. In an order, so that none waits for ever. */
export async function lockDigests(tx: Queryable, digests: readonly string[]): Promise<void> {
  for (const digest of [...new Set(digests)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${digest}`}, 0))`);
}

export async function findByDigest(tx: Queryable, digest: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(inLibrary, eq(mediaItems.digest, digest)))
    .orderBy(mediaItems.createdAt, mediaItems.id)
    .limit(1);
  return row?.id;
}

export async function updateItem(
  tx: Queryable,
  id: string,
  values: { [Name in keyof typeof mediaItems.$inferInsert]?: (typeof mediaItems.$inferInsert)[Name] | undefined },
): Promise<void> {
  await tx.update(mediaItems).set(values).where(eq(mediaItems.id, id));
}

/** Those of `ids` that lie in the trash and that nothing shows. Their files are left to the sweep. */
export async function deleteTrashed(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.delete(mediaItems).where(and(inArray(mediaItems.id, [...ids]), isNotNull(mediaItems.deletedAt), isUnused));
}

export async function addFormerFiles(tx: Queryable, names: readonly string[]): Promise<void> {
  await tx
    .insert(formerMediaFiles)
    .values(names.map((file) => ({ file })))
    .onConflictDoNothing();
}

/** Part of the transaction that deletes an account. */
export async function forgetUploader(tx: Queryable, accountId: string): Promise<void> {
  await tx.update(mediaItems).set({ uploaderId: null }).where(eq(mediaItems.uploaderId, accountId));
}

/** Those of `ids` that staff may show somewhere. Until the transaction ends none of them goes. */
export function holdUsable(tx: Queryable, ids: readonly string[]): Promise<Pick<MediaRow, 'id' | 'kind'>[]> {
  return tx
    .select({ id: mediaItems.id, kind: mediaItems.kind })
    .from(mediaItems)
    .where(and(inArray(mediaItems.id, [...ids]), isNull(mediaItems.deletedAt), eq(mediaItems.personal, false)))
    .orderBy(mediaItems.id)
    .for('key share');
}
