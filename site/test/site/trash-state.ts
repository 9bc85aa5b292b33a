import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/queryable.ts';

export type TrashState = 'live' | 'trash' | 'ended' | 'gone' | 'half';

/** Where the rows of a place are, by table: "live 2" or "trash 2"; both, or none, would be seen. */
export async function rowsOf(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ where: string }>(sql`
    select source || ' live ' || count(*) as where from (
      select 'destinations' as source from destinations where id = ${id}
      union all select 'destination_images' from destination_images where destination_id = ${id}
      union all select 'former_destination_slugs' from former_destination_slugs where destination_id = ${id}
      union all select 'favourite_destinations' from favourite_destinations where destination_id = ${id}
      union all select 'reviews' from reviews where destination_id = ${id}
      union all select 'review_votes' from review_votes join reviews on reviews.id = review_id where destination_id = ${id}
      union all select 'notifications' from notifications join reviews on reviews.id = review_id where destination_id = ${id}
      union all select 'stories' from stories where place_id = ${id}
      union all select 'banner_images' from banner_images where place_id = ${id}) as live group by source
    union all
    select source || ' trash ' || count(*) from trashed_rows where item_id = ${id} group by source
    union all
    select 'media trash ' || count(*) from media_uses where item_id = ${id} and field <> 'versions' and exists (select from trash_items where trash_items.item_id = ${id}) having count(*) > 0
    order by 1`);
  return rows.map(({ where }) => where);
}

/** Where all rows of a place are; "half" if they are not in one place, or not all of them. */
export async function stateOf(db: Queryable, id: string, whole: readonly string[]): Promise<TrashState> {
  const rows = await rowsOf(db, id);
  if (rows.length === 0) return 'gone';
  if (rows.every((row, index) => row === whole[index])) return rows.length === whole.length ? 'live' : 'half';
  const { rows: ended } = await db.execute(sql`
    select from trash_items where item_id = ${id} and purged_at is not null`);
  if (ended.length > 0) return rows.every((row) => row.includes(' trash ')) ? 'ended' : 'half';
  const asTrash = whole.map((row) => row.replace(' live ', ' trash '));
  return rows.filter((row) => !row.startsWith('media')).join() === asTrash.join() ? 'trash' : 'half';
}
