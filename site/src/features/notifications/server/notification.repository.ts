import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { publicDestinations } from '../../destinations/server/destination.table.ts';
import { reviews } from '../../reviews/server/review.table.ts';
import { notifications } from './notification.table.ts';

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  role: notifications.role,
  subject: notifications.subject,
  place: { slug: publicDestinations.slug, name: publicDestinations.name },
  helpfulCount: reviews.helpfulCount,
  unhelpfulCount: reviews.unhelpfulCount,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

const mine = eq(notifications.accountId, sql.placeholder('accountId'));
/** Votes on a review whose place is now a draft are not told. */
const isTold = or(ne(notifications.kind, 'vote'), isNotNull(publicDestinations.id));

const newestStatement = preparedOnce((db) =>
  db
    .select(columns)
    .from(notifications)
    .leftJoin(reviews, eq(reviews.id, notifications.reviewId))
    .leftJoin(publicDestinations, eq(publicDestinations.id, reviews.destinationId))
    .where(and(mine, isTold))
    .orderBy(sql`${notifications.createdAt} desc, ${notifications.id} desc`)
    .limit(20)
    .prepare('notifications_newest'),
);

const unreadStatement = preparedOnce((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .leftJoin(reviews, eq(reviews.id, notifications.reviewId))
    .leftJoin(publicDestinations, eq(publicDestinations.id, reviews.destinationId))
    .where(and(mine, isTold, isNull(notifications.readAt)))
    .prepare('notifications_unread'),
);

/** The newest 20. */
export function listNotifications(db: Queryable, accountId: string) {
  return newestStatement(db).execute({ accountId });
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  return (await unreadStatement(db).execute({ accountId }))[0]?.count ?? 0;
}

export async function markRead(db: Queryable, accountId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)));
}

/** Nothing happens to an account that is gone. */
export async function addNotification(
  db: Queryable,
  accountId: string,
  event: { role: Role } | { subject: string },
): Promise<void> {
  const [kind, role, subject] = 'role' in event ? ['role', event.role, null] : ['reply', null, event.subject];
  await db.execute(sql`
    insert into ${notifications} (account_id, kind, role, subject)
    select ${accounts.id}, ${kind}, ${role}, ${subject} from ${accounts} where ${accounts.id} = ${accountId} for key share`);
}

/** The one event of all votes on a review: new again, and the newest. */
export async function putVotes(db: Queryable, accountId: string, reviewId: string): Promise<void> {
  await db
    .insert(notifications)
    .values({ accountId, kind: 'vote', reviewId })
    .onConflictDoUpdate({ target: notifications.reviewId, set: { createdAt: sql`now()`, readAt: null } });
}

export async function deleteVotes(db: Queryable, reviewId: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.reviewId, reviewId));
}
