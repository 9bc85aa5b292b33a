import { eq, inArray, sql } from 'drizzle-orm';
import type { Sort } from '#contract/list-sort.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { alphabetical } from '#server/lists/list-order.repository.ts';
import { findPageOfIds, type ListFilter, orderByIds } from '#server/lists/list-page.repository.ts';
import { contains } from '#server/lists/text-match.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { FeedbackRow } from './feedback.repository.ts';
import { feedback } from './feedback.table.ts';

const states = {
  held: { where: sql`held`, lists: ['feedback held'] },
  shown: { where: sql`not held`, lists: ['feedback shown'] },
  all: { where: sql`true`, lists: ['feedback held', 'feedback shown'] },
} satisfies Record<string, ListFilter>;

const orders = {
  name: [alphabetical(feedback.name), feedback.id],
  rating: [feedback.rating, feedback.createdAt, feedback.id],
};

/** What staff see: all of it. */
export async function listFeedbackForStaff(
  db: Queryable,
  { q, held, sort }: { q: string; held?: boolean | undefined; sort?: Sort<'added' | 'name' | 'rating'> | undefined },
  page: PageRequest,
): Promise<Page<FeedbackRow>> {
  const state = held === undefined ? 'all' : held ? 'held' : 'shown';
  const words = q ? contains(feedback.searched, q) : undefined;
  const list = { source: feedback, ...states[state], words, sort, orders };
  const { ids, totalCount } = await findPageOfIds(db, list, page);
  if (ids.length === 0) return { rows: [], totalCount };
  const rows = await db.select().from(feedback).where(inArray(feedback.id, ids)).orderBy(orderByIds(ids, feedback.id));
  return { rows, totalCount };
}

/** Held until the transaction ends. */
export async function lockFeedback(tx: Queryable, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await tx.select().from(feedback).where(eq(feedback.id, id)).for('update');
  return row;
}

export async function holdFeedback(tx: Queryable, id: string, held: boolean): Promise<void> {
  await tx.update(feedback).set({ held }).where(eq(feedback.id, id));
}
