import type { Queryable } from '../../../server/queryable.ts';
import { mediaItems } from './media.table.ts';

/** Adds a media item and gives its id. */
export async function insertMediaItem(db: Queryable, item: typeof mediaItems.$inferInsert): Promise<string> {
  const [row] = await db.insert(mediaItems).values(item).returning({ id: mediaItems.id });
  return row?.id ?? '';
}
