import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { feedback } from './feedback.table.ts';

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
