import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { publicStories } from './story.table.ts';

/** The published stories of somebody. */
export async function listStoryIdsBy(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: publicStories.id })
    .from(publicStories)
    .where(eq(publicStories.authorId, accountId));
  return rows.map(({ id }) => id);
}
