import { eq, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { pageIds } from '#server/lists/list-page.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { feedback } from './feedback.table.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/** Without the address, which the role that reads for everybody may not see. */
const { id, name, location, message, language, rating, createdAt } = feedback;
const shownColumns = { id, name, location, message, language, rating, createdAt };
export type ShownFeedback = Pick<FeedbackRow, keyof typeof shownColumns>;

const newest = sql`${feedback.createdAt} desc, ${feedback.id} desc`;
const shown = sql`not ${feedback.held}`;

const shownStatement = preparedOnce((db) =>
  db
    .select(shownColumns)
    .from(feedback)
    .where(sql`${feedback.id} = any (${pageIds(feedback, shown, newest, 'scan')})`)
    .orderBy(newest)
    .prepare('feedback_shown'),
);

/** What the public sees. */
export async function listShownFeedback(db: Queryable, { page, limit }: PageRequest): Promise<Page<ShownFeedback>> {
  const [rows, totalCount] = await Promise.all([
    shownStatement(db).execute({ limit, offset: (page - 1) * limit }),
    countLists(db, 'feedback shown'),
  ]);
  return { rows, totalCount };
}

/** Whether the same words were sent within the last month. */
export async function wasSentBefore(db: Queryable, message: string): Promise<boolean> {
  const [row] = await db
    .select({ id: feedback.id })
    .from(feedback)
    .where(sql`md5(${feedback.message}) = md5(${message}) and ${feedback.createdAt} > now() - interval '30 days'`)
    .limit(1);
  return row !== undefined;
}

export async function insertFeedback(db: Queryable, values: typeof feedback.$inferInsert): Promise<void> {
  await db.insert(feedback).values(values);
}

export async function findWriter(
  db: Queryable,
  accountId: string,
): Promise<{ name: string; email: string } | undefined> {
  const [row] = await db
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(sql`${accounts.id} = ${accountId}`);
  return row;
}

/** Who wrote feedback: an account, and an address, "" for none, under which they may have written as a guest. */
export type Writer = { id: string; email: string };

const isBy = ({ id, email }: Writer) =>
  email === ''
    ? eq(feedback.accountId, id)
    : sql`(${feedback.accountId} = ${id} or ${feedback.accountId} is null and lower(${feedback.email}) = lower(${email}))`;

/** The oldest first. */
export function listFeedbackBy(db: Queryable, writer: Writer) {
  const { name, email, location, message, rating, createdAt } = feedback;
  return db
    .select({ name, email, location, message, rating, createdAt })
    .from(feedback)
    .where(isBy(writer))
    .orderBy(createdAt, feedback.id);
}

/** How many there were. */
export async function deleteFeedbackBy(tx: Queryable, writer: Writer): Promise<number> {
  return (await tx.delete(feedback).where(isBy(writer)).returning({ id: feedback.id })).length;
}
