import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { formerMediaFiles, type MediaFile, type MediaRow, mediaItems } from './media.table.ts';
import type { MediaFiles } from './media-files.rules.ts';

/** Adds a media item and gives its id. */
export async function insertMediaItem(db: Queryable, item: typeof mediaItems.$inferInsert): Promise<string> {
  const [row] = await db.insert(mediaItems).values(item).returning({ id: mediaItems.id });
  return row?.id ?? '';
}

export async function findMediaItem(db: Queryable, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(mediaItems).where(eq(mediaItems.id, id));
  return row;
}

/** By what the names of all its files begin with. */
export async function findMediaByKey(db: Queryable, key: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(mediaItems).where(eq(mediaItems.key, key));
  return row;
}

/** Writes down which files of an image there are, and how many bytes all of them have. */
export async function updateSizes(
  db: Queryable,
  { id, key }: Pick<MediaRow, 'id' | 'key'>,
  sizes: MediaFile[],
  sizeBytes: number,
): Promise<void> {
  // By its key too: meanwhile another file may have taken its place.
  await db
    .update(mediaItems)
    .set({ sizes, sizeBytes })
    .where(and(eq(mediaItems.id, id), eq(mediaItems.key, key)));
}

/** Writes down what images show, and gives the ids of those of which something else was said. */
export async function updateAlternativeTexts(
  db: Queryable,
  texts: readonly { mediaId: string; alt: string }[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const ids = sql.param(texts.map(({ mediaId }) => mediaId));
  const alts = sql.param(texts.map(({ alt }) => alt));
  const { rows } = await db.execute<{ id: string }>(sql`
    update media_items set alt = text.alt, decorative = decorative and text.alt = '', kept = kept or not personal from unnest(${ids}::uuid[], ${alts}::text[]) as text(id, alt)
    where media_items.id = text.id and media_items.alt <> text.alt returning media_items.id`);
  return rows.map(({ id }) => id);
}

export async function findMediaByIds(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(mediaItems)
    .where(inArray(mediaItems.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of the whole images and videos, by their ids. */
export async function findMediaFiles(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, file } = mediaItems;
  const rows = await db
    .select({ id, file })
    .from(mediaItems)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.file]));
}

/** Of all images and videos, with all their files and what was sent. */
export async function measureMedia(db: Queryable): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${mediaItems.sizeBytes}
        + case when ${mediaItems.originalFile} is null then 0 else ${mediaItems.originalBytes} end), 0)::float8`,
    })
    .from(mediaItems);
  return row?.bytes ?? 0;
}

/** Whoever copies files takes this advisory lock together with others, whoever removes them takes it alone. */
export const mediaFilesLock = 7_226_155_021;

/** Until the transaction ends. False: somebody copies files, or removes them as well. */
export async function tryLockMediaFiles(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${mediaFilesLock}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** The files of the media items with these keys, and what those that are made when they are asked for are named by. */
export function findFilesByKey(
  db: Queryable,
  keys: readonly string[],
): Promise<(MediaFiles & Pick<MediaRow, 'key' | 'focalX' | 'focalY'>)[]> {
  const { key, focalX, focalY, file, sizes, alternatives, captionsFile, originalFile } = mediaItems;
  return db
    .select({ key, focalX, focalY, file, sizes, alternatives, captionsFile, originalFile })
    .from(mediaItems)
    .where(inArray(mediaItems.key, [...keys]));
}

const otherCaptions = sql<string[]>`array(
  select captions_file from media_texts where media_id = ${mediaItems.id} and captions_file is not null)`;

/** The files of all media items, oldest first. */
export function listFiles(db: Queryable): Promise<(MediaFiles & Pick<MediaRow, 'kind'>)[]> {
  const { kind, file, sizes, alternatives, captionsFile, originalFile, createdAt } = mediaItems;
  return db
    .select({ kind, file, sizes, alternatives, captionsFile, originalFile, otherCaptions })
    .from(mediaItems)
    .orderBy(createdAt, mediaItems.id);
}

/** Those of `names` that are captions of a video: they have names of their own. */
export async function listCaptionsAmong(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select captions_file as name from media_items where captions_file = any (${sql.param([...names])}::text[])
    union select captions_file from media_texts where captions_file = any (${sql.param([...names])}::text[])`);
  return rows.map(({ name }) => name);
}

/** Those of `names` that an item had until it was replaced, not before `since`. */
export async function listFormerFiles(db: Queryable, names: readonly string[], since: Date): Promise<string[]> {
  const { file, replacedAt } = formerMediaFiles;
  const rows = await db
    .select({ file })
    .from(formerMediaFiles)
    .where(and(inArray(file, [...names]), gte(replacedAt, since)));
  return rows.map((row) => row.file);
}

export async function listFilesReplacedBefore(db: Queryable, before: Date): Promise<string[]> {
  const { file, replacedAt } = formerMediaFiles;
  return (await db.select({ file }).from(formerMediaFiles).where(lt(replacedAt, before))).map((row) => row.file);
}

export async function forgetFormerFiles(db: Queryable, before: Date): Promise<void> {
  await db.delete(formerMediaFiles).where(lt(formerMediaFiles.replacedAt, before));
}

/**
 * Deletes up to `most` media items made before `before` that nobody keeps and no row of any table names, and says how
 * many there were. Which columns may name one is read from the database's own foreign keys, so a new owner cannot be
 * forgotten; texts name media by a row of media_uses, which has such a key too.
 */
export async function deleteOrphans(db: Queryable, before: Date, most: number): Promise<number> {
  const owners = await findOwningColumns(db);
  // Without foreign keys everything would look like an orphan.
  if (owners.length === 0) throw new Error('No table has a foreign key on media_items: nothing is swept.');
  const unnamed = sql.join(owners, sql` and `);
  const { rowCount } = await db.execute(sql`
    delete from media_items where id in (
      select id from media_items item
      where created_at < ${before.toISOString()}::timestamptz and not kept and ${unnamed}
      limit ${most} for update skip locked)`);
  return rowCount ?? 0;
}

/**
 * For each column that refers to media_items, the condition that no row of it names `item`. What is said of an item in
 * other languages goes with it.
 */
async function findOwningColumns(db: Queryable): Promise<SQL[]> {
  const { rows } = await db.execute<{ owner: string; column: string }>(sql`
    select conrelid::regclass::text as owner, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media_items'::regclass and cardinality(conkey) = 1
      and conrelid <> 'media_texts'::regclass`);
  return rows.map(
    ({ owner, column }) =>
      sql`not exists (select from ${sql.raw(owner)} owner where owner.${sql.identifier(column)} = item.id)`,
  );
}
