import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { contains } from '../../../server/text-match.repository.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import { feedback } from './feedback.table.ts';

/** What staff see: all of it, newest first. */
export async function listFeedbackForStaff(
  db: Queryable,
  { q, held }: { q: string; held?: boolean | undefined },
  { page, limit }: PageRequest,
): Promise<Page<FeedbackRow>> {
  const parts: SQL[] = [];
  // Written as the partial indexes have it.
  if (held !== undefined) parts.push(held ? sql`${feedback.held}` : sql`not ${feedback.held}`);
  if (q) parts.push(contains(feedback.searched, q));
  const where = and(...parts);
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(where)
      .orderBy(sql`${feedback.createdAt} desc, ${feedback.id} desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(feedback).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
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
