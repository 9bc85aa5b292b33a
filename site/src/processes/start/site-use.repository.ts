import { sql } from 'drizzle-orm';
import type { Queryable } from '../../server/queryable.ts';

/** Whether somebody has an account, or there is a place: an empty site has neither. */
export async function isInUse(db: Queryable): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select from accounts) or exists (select from destinations) as used`,
  );
  return Boolean(found.rows[0]?.used);
}

/** Whether something of the sample library is there, or lies in the trash. */
export async function isThere(db: Queryable, id: string): Promise<boolean> {
  const found = await db.execute(sql`
    select exists (select from accounts where id = ${id}) or exists (select from destinations where id = ${id})
      or exists (select from stories where id = ${id}) or exists (select from banners where id = ${id})
      or exists (select from highlights where id = ${id}) or exists (select from team_members where id = ${id})
      or exists (select from feedback where id = ${id}) or exists (select from trash_items where item_id = ${id} and purged_at is null)
      as there`);
  return Boolean(found.rows[0]?.there);
}
