import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account.table.ts';
import { authors, formerAuthorSlugs } from '#features/authors/server/author.table.ts';
import { contactMessages } from '#features/contact/server/contact.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { favouriteDestinations, favouriteStories } from '#features/favourites/server/favourite.table.ts';
import { feedback } from '#features/feedback/server/feedback.table.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { newsletterSubscribers } from '#features/newsletter/server/newsletter.table.ts';
import { reviews, reviewVotes } from '#features/reviews/server/review.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';

type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: string };

export async function isMediaHere(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.select({ id: mediaItems.id }).from(mediaItems).where(eq(mediaItems.id, id))).length > 0;
}

export async function isPlaceHere(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.select({ id: destinations.id }).from(destinations).where(eq(destinations.id, id))).length > 0;
}

export async function putAccount(tx: Queryable, row: Insert<typeof accounts>): Promise<void> {
  await tx.insert(accounts).values(row);
}

export type ProfileHere = { id: string; name: string; accountId: string | null; hasStories: boolean };

/** The profile of an account, and whoever has a name in addresses. */
export async function findProfiles(
  tx: Queryable,
  { id, slug, accountId }: { id: string; slug: string; accountId: string | null },
): Promise<ProfileHere[]> {
  return tx
    .select({
      id: authors.id,
      name: authors.name,
      accountId: authors.accountId,
      hasStories: sql<boolean>`exists (select from ${stories} where ${stories.authorId} = ${authors.id})`,
    })
    .from(authors)
    .where(
      and(
        ne(authors.id, id),
        sql`(${eq(authors.slug, slug)} or ${accountId === null ? sql`false` : eq(authors.accountId, accountId)})`,
      ),
    )
    .for('update');
}

/** `instead`: profiles without stories whose place it takes. */
export async function putAuthor(
  tx: Queryable,
  row: Insert<typeof authors>,
  { formerSlugs, instead }: { formerSlugs: readonly string[]; instead: readonly string[] },
): Promise<void> {
  if (instead.length > 0) await tx.delete(authors).where(inArray(authors.id, [...instead]));
  await tx.insert(authors).values(row).onConflictDoUpdate({ target: authors.id, set: row });
  if (formerSlugs.length > 0)
    await tx
      .insert(formerAuthorSlugs)
      .values(formerSlugs.map((slug) => ({ slug, authorId: row.id })))
      .onConflictDoNothing();
}

type Vote = { accountId: string; vote: 'helpful' | 'unhelpful'; createdAt: Date };
const votesAtOnce = 1000;

/** With its votes, as far as those who gave them are here; the place's rating follows. */
export async function putReview(tx: Queryable, row: Insert<typeof reviews>, votes: readonly Vote[]): Promise<void> {
  await tx.insert(reviews).values(row);
  for (let at = 0; at < votes.length; at += votesAtOnce)
    await tx
      .insert(reviewVotes)
      .values(votes.slice(at, at + votesAtOnce).map((vote) => ({ reviewId: row.id, ...vote })))
      .onConflictDoNothing();
  await recount(tx, row.destinationId);
}

async function recount(tx: Queryable, destinationId: string): Promise<void> {
  await tx.execute(sql`
    update ${destinations} set rating_sum = counted.sum, rating_count = counted.count
    from (select coalesce(sum(rating), 0)::int as sum, count(*)::int as count from ${reviews}
      where destination_id = ${destinationId}) counted
    where ${eq(destinations.id, destinationId)}`);
}

/** False where the item or the account is not here. */
export async function putFavourite(
  tx: Queryable,
  { kind, ...row }: { kind: 'destination' | 'story'; accountId: string; itemId: string; createdAt: Date },
): Promise<boolean> {
  const table = kind === 'story' ? favouriteStories : favouriteDestinations;
  const added = await tx.insert(table).values(row).onConflictDoNothing().returning({ id: table.itemId });
  return added.length > 0;
}

export async function putFeedback(tx: Queryable, row: Insert<typeof feedback>): Promise<void> {
  await tx.insert(feedback).values(row);
}

export async function putMessage(tx: Queryable, row: Insert<typeof contactMessages>): Promise<void> {
  await tx.insert(contactMessages).values(row);
}

/** Whoever is known here stays what they are here: false. */
export async function putSubscriber(tx: Queryable, row: Insert<typeof newsletterSubscribers>): Promise<boolean> {
  const added = await tx
    .insert(newsletterSubscribers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  return added.length > 0;
}
