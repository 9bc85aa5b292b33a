import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable } from '#server/queryable.ts';
import { feedbackTag } from '../feedback.contract.ts';
import { deleteFeedbackBy, listFeedbackBy, type Writer } from './feedback-person.repository.ts';

/** The feedback of somebody, for a copy of their data. */
export function copyFeedback(db: Queryable, writer: Writer) {
  return listFeedbackBy(db, writer);
}

/** Deletes the feedback of somebody, as part of the transaction that deletes their account. */
export async function withdrawFeedback(tx: Queryable, writer: Writer): Promise<void> {
  if ((await deleteFeedbackBy(tx, writer)) > 0) await dropCached(tx, [feedbackTag]);
}
