import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { reviews, reviewVotes } from './review.table.ts';

const reviewColumns = {
  id: reviews.id,
  userName: accounts.name,
  avatar: imageColumns,
  rating: reviews.rating,
  category: reviews.category,
  text: reviews.text,
  language: reviews.language,
  helpfulCount: reviews.helpfulCount,
  unhelpfulCount: reviews.unhelpfulCount,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
};

function selectReviews(db: Queryable) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .leftJoin(mediaItems, eq(mediaItems.id, accounts.avatarId));
}

const newest = sql`${reviews.createdAt} desc, ${reviews.id} desc`;
const orders = {
  newest,
  oldest: sql`${reviews.createdAt}, ${reviews.id}`,
  highest: sql`${reviews.rating} desc, ${newest}`,
  lowest: sql`${reviews.rating}, ${newest}`,
  'most-helpful': sql`${reviews.helpfulCount} desc, ${newest}`,
};

export type ReviewFilter = {
  destinationId: string;
  category?: (typeof reviews.$inferSelect)['category'] | undefined;
  rating?: number | undefined;
  sort: keyof typeof orders;
};

/** Asked with the reviews themselves: a place costs no statement more. */
const areOn = sql`not exists (select from ${settings} where ${settings.sectionsOff} @> '["reviews"]')`;

const newestStatement = preparedOnce((db) =>
  selectReviews(db)
    .where(and(eq(reviews.destinationId, sql.placeholder('destinationId')), areOn))
    .orderBy(newest)
    .limit(10)
    .prepare('reviews_newest'),
);

/** The newest ten; none while staff have turned reviews off. */
export function listNewestReviews(db: Queryable, destinationId: string) {
  return newestStatement(db).execute({ destinationId });
}

export type ReviewRow = Awaited<ReturnType<typeof listNewestReviews>>[number];

const countsStatement = preparedOnce((db) =>
  db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.destinationId, sql.placeholder('destinationId')))
    .groupBy(reviews.rating)
    .prepare('review_counts'),
);

/** How many reviews gave one, two, … five stars. */
export async function countReviewsByRating(db: Queryable, destinationId: string): Promise<number[]> {
  const counts = [0, 0, 0, 0, 0];
  for (const { rating, count } of await countsStatement(db).execute({ destinationId })) counts[rating - 1] = count;
  return counts;
}

export async function listReviews(
  db: Queryable,
  filter: ReviewFilter,
  { page, limit }: PageRequest,
): Promise<Page<ReviewRow>> {
  const parts: SQL[] = [eq(reviews.destinationId, filter.destinationId)];
  if (filter.category) parts.push(eq(reviews.category, filter.category));
  if (filter.rating) parts.push(eq(reviews.rating, filter.rating));
  const where = sql.join(parts, sql` and `);
  const [rows, counted] = await Promise.all([
    selectReviews(db)
      .where(where)
      .orderBy(orders[filter.sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(reviews).where(where),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

export async function findReviewOfAccount(
  db: Queryable,
  destinationId: string,
  accountId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db).where(
    sql`${reviews.destinationId} = ${destinationId} and ${reviews.accountId} = ${accountId}`,
  );
  return row;
}

export function listVotesOfAccount(db: Queryable, destinationId: string, accountId: string) {
  return db
    .select({ reviewId: reviewVotes.reviewId, vote: reviewVotes.vote })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(sql`${reviews.destinationId} = ${destinationId} and ${reviewVotes.accountId} = ${accountId}`);
}
