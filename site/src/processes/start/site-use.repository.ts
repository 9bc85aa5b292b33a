import { sql } from 'drizzle-orm';
import type { Queryable } from '../../server/queryable.ts';

/** Whether somebody has an account, or there is a place: an empty site has neither. */
export async function isInUse(db: Queryable): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select from accounts) or exists (select from destinations) as used`,
  );
  return Boolean(found.rows[0]?.used);
}
