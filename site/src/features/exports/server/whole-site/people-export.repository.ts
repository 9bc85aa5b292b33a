import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account.table.ts';
import { contactMessages } from '#features/contact/server/contact.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { favouriteDestinations, favouriteStories } from '#features/favourites/server/favourite.table.ts';
import { feedback } from '#features/feedback/server/feedback.table.ts';
import { newsletterSubscribers } from '#features/newsletter/server/newsletter.table.ts';
import { reviews, reviewVotes } from '#features/reviews/server/review.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { inPages } from './site-export.repository.ts';

const { passwordHash: _secret, ...accountColumns } = getTableColumns(accounts);
const { searched: _ofFeedback, ...feedbackColumns } = getTableColumns(feedback);
const { searched: _ofMessages, ...messageColumns } = getTableColumns(contactMessages);

/** No hash of a password, nothing of their logins. */
export const accountsOf = (db: Queryable) =>
  inPages((after, most) =>
    db.select(accountColumns).from(accounts).where(gt(accounts.id, after)).orderBy(asc(accounts.id)).limit(most),
  );

/** `published`: of places that readers see. */
export const reviewsOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select({
        ...getTableColumns(reviews),
        destination: destinations.slug,
        votes: sql<{ accountId: string; vote: string; createdAt: string }[]>`coalesce((
          select json_agg(json_build_object('accountId', given.account_id, 'vote', given.vote, 'createdAt',
            to_char(given.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by given.account_id)
          from ${reviewVotes} given where given.review_id = ${reviews.id}), '[]')`,
      })
      .from(reviews)
      .innerJoin(destinations, eq(destinations.id, reviews.destinationId))
      .where(and(gt(reviews.id, after), published ? eq(destinations.published, true) : sql`true`))
      .orderBy(asc(reviews.id))
      .limit(most),
  );

/** What each has saved, a table after the other; `published`: of what readers see. */
export async function* favouritesOf(db: Queryable, published: boolean) {
  for (const [kind, table, items] of [
    ['destination', favouriteDestinations, destinations],
    ['story', favouriteStories, stories],
  ] as const)
    for await (const rows of inPages((after, most) =>
      db.select({ id: accounts.id }).from(accounts).where(gt(accounts.id, after)).orderBy(asc(accounts.id)).limit(most),
    ))
      yield (
        await db
          .select({ accountId: table.accountId, itemId: table.itemId, createdAt: table.createdAt })
          .from(table)
          .innerJoin(items, eq(items.id, table.itemId))
          .where(
            and(
              inArray(
                table.accountId,
                rows.map(({ id }) => id),
              ),
              published ? eq(items.published, true) : sql`true`,
            ),
          )
          .orderBy(table.accountId, table.itemId)
      ).map((row) => ({ kind, ...row }));
}

/** `published`: what is not held back. */
export const feedbackOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select(feedbackColumns)
      .from(feedback)
      .where(and(gt(feedback.id, after), published ? eq(feedback.held, false) : sql`true`))
      .orderBy(asc(feedback.id))
      .limit(most),
  );

export const messagesOf = (db: Queryable) =>
  inPages((after, most) =>
    db
      .select(messageColumns)
      .from(contactMessages)
      .where(gt(contactMessages.id, after))
      .orderBy(asc(contactMessages.id))
      .limit(most),
  );

export const subscribersOf = (db: Queryable) =>
  inPages((after, most) =>
    db
      .select()
      .from(newsletterSubscribers)
      .where(gt(newsletterSubscribers.id, after))
      .orderBy(asc(newsletterSubscribers.id))
      .limit(most),
  );
