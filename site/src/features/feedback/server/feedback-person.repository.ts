import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { feedback } from './feedback.table.ts';

/** What somebody has left while they were logged in, the oldest first. */
export function listFeedbackBy(db: Queryable, accountId: string) {
  const { name, email, location, message, rating, createdAt } = feedback;
  return db
    .select({ name, email, location, message, rating, createdAt })
    .from(feedback)
    .where(eq(feedback.accountId, accountId))
    .orderBy(createdAt, feedback.id);
}

/** How many there were. */
export async function deleteFeedbackBy(tx: Queryable, accountId: string): Promise<number> {
  return (await tx.delete(feedback).where(eq(feedback.accountId, accountId)).returning({ id: feedback.id })).length;
}
