import { inArray, or } from 'drizzle-orm';
import { mediaItems } from '#features/media/server/media.table.ts';
import type { Queryable } from '#server/queryable.ts';

/** Of images and videos, by their ids or by their files. */
export async function listCheckedMedia(db: Queryable, ids: readonly string[], files: readonly string[]) {
  if (ids.length + files.length === 0) return [];
  const { id, key, file, alt, decorative, width } = mediaItems;
  // Files begin with the key, which has an index.
  const keys = files.flatMap((name) => /^[^-.]+/.exec(name)?.[0] ?? []);
  const rows = await db
    .select({ id, file, alt, decorative, width })
    .from(mediaItems)
    .where(or(inArray(id, [...ids]), inArray(key, keys)));
  return rows;
}
