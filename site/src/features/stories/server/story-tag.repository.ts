import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { publicStories } from './story.table.ts';

/** Those of these tags, in lower case and at least one, that published stories carry; at most `most`. */
export async function listTagsAmong(db: Queryable, tags: readonly string[], most: number): Promise<string[]> {
  const wanted = sql.join(
    tags.map((tag, place) => sql`(${tag}::text, ${place}::int)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from (values ${wanted}) as wanted (tag, place)
    where exists (select 1 from ${publicStories} where lower_all(${publicStories.tags}) @> array[tag])
    order by place limit ${most}`);
  return rows.map(({ tag }) => tag);
}
