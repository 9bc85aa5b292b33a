import type { Role } from '#contract/roles.ts';
import type { Queryable } from '#server/queryable.ts';
import * as store from './notification.repository.ts';

/** Tells somebody of their new role, as part of the transaction that gives it to them. */
export function notifyRoleChange(tx: Queryable, accountId: string, role: Role): Promise<void> {
  return store.addNotification(tx, accountId, { role });
}

/** Tells somebody that their message is being answered. `subject` is what their message is about, by its key. */
export function notifyReply(tx: Queryable, accountId: string, subject: string): Promise<void> {
  return store.addNotification(tx, accountId, { subject });
}

/**
 * Tells the writer of a review of a new vote on it, as part of the vote's transaction. All votes on a review are one
 * event: another vote brings it up again.
 */
export function notifyVote(tx: Queryable, review: { id: string; writerId: string }): Promise<void> {
  return store.putVotes(tx, review.writerId, review.id);
}

/** The last vote on a review was taken back: nothing has happened any more. */
export function deleteVoteNotifications(tx: Queryable, reviewId: string): Promise<void> {
  return store.deleteVotes(tx, reviewId);
}
