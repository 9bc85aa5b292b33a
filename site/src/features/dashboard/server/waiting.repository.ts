import { countLists } from '#server/lists/list-count.repository.ts';
import type { Queryable } from '#server/queryable.ts';

export type WaitingCounts = { unreadMessages: number; heldFeedback: number };

/** What waits for somebody, from kept lengths: every page of the back office asks. */
export async function countWaiting(db: Queryable): Promise<WaitingCounts> {
  const [unreadMessages, heldFeedback] = await Promise.all([
    countLists(db, 'contact_messages unread'),
    countLists(db, 'feedback held'),
  ]);
  return { unreadMessages, heldFeedback };
}
