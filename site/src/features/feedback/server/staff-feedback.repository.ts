import { eq, inArray, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import { findPageOfIds } from '../../../server/list-page.repository.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { contains } from '../../../server/text-match.repository.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import { feedback } from './feedback.table.ts';

const states = {
  held: { where: sql`held`, lists: ['feedback held'] },
  shown: { where: sql`not held`, lists: ['feedback shown'] },
  all: { where: sql`true`, lists: ['feedback held', 'feedback shown'] },
};

/** What staff see: all of it, newest first. */
export async function listFeedbackForStaff(
  db: Queryable,
  { q, held }: { q: string; held?: boolean | undefined },
  page: PageRequest,
): Promise<Page<FeedbackRow>> {
  const state = held === undefined ? 'all' : held ? 'held' : 'shown';
  const words = q ? contains(feedback.searched, q) : undefined;
  const { ids, totalCount } = await findPageOfIds(db, { source: feedback, ...states[state], words }, page);
  if (ids.length === 0) return { rows: [], totalCount };
  const rows = await db
    .select()
    .from(feedback)
    .where(inArray(feedback.id, ids))
    .orderBy(sql`${feedback.createdAt} desc, ${feedback.id} desc`);
  return { rows, totalCount };
}

/** Held until the transaction ends. */
export async function lockFeedback(tx: Queryable, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update');
  return row;
}

export async function unholdFeedback(tx: Queryable, id: string): Promise<void> {
  await tx.update(feedback).set({ held: false }).where(eq(feedback.id, id));
}

export async function deleteFeedback(tx: Queryable, id: string): Promise<void> {
  await tx.delete(feedback).where(eq(feedback.id, id));
}
