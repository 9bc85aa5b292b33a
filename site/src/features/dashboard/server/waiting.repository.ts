import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { contactMessages } from '../../contact/server/contact.table.ts';
import { feedback } from '../../feedback/server/feedback.table.ts';

export type WaitingCounts = { unreadMessages: number; heldFeedback: number };

/** What waits for somebody, counted in partial indexes: every page of the back office asks. */
export async function countWaiting(db: Queryable): Promise<WaitingCounts> {
  const { rows } = await db.execute<WaitingCounts>(sql`select
    (select count(*)::int from ${contactMessages} where not read) as "unreadMessages",
    (select count(*)::int from ${feedback} where held) as "heldFeedback"`);
  return rows[0] as WaitingCounts;
}
