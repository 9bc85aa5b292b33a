import { dropCached } from '../../../server/cache-drops.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { feedbackTag } from '../feedback.contract.ts';
import { deleteFeedbackBy, listFeedbackBy } from './feedback-person.repository.ts';

/** The feedback of somebody, for a copy of their data. */
export function copyFeedback(db: Queryable, accountId: string) {
  return listFeedbackBy(db, accountId);
}

/** Deletes the feedback of somebody, as part of the transaction that deletes their account. */
export async function withdrawFeedback(tx: Queryable, accountId: string): Promise<void> {
  if ((await deleteFeedbackBy(tx, accountId)) > 0) await dropCached(tx, [feedbackTag]);
}
