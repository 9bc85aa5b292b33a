import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { stories } from './story.table.ts';

/** Up to `most` stories of one author become those of another, or nobody's; gives how many did. */
export async function moveStoriesOf(tx: Queryable, from: string, to: string | null, most: number): Promise<number> {
  const some = sql`${stories.id} in (select id from ${stories} where author_id = ${from} limit ${most})`;
  return (await tx.update(stories).set({ authorId: to }).where(some)).rowCount ?? 0;
}
