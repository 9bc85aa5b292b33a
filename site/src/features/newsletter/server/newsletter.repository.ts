import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { newsletterSubscribers, newsletterTokens, type tokenPurposes } from './newsletter.table.ts';

/** How long the link that confirms works. */
export const confirmationSeconds = 7 * 24 * 60 * 60;

export type TokenPurpose = (typeof tokenPurposes)[number];

export type Subscriber = {
  id: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  language: string;
  /** At most one mail in ten minutes and three in a day go to one address. */
  mayBeMailed: boolean;
};

const { mailedAt } = newsletterSubscribers;

/**
 * The subscriber with this address (in lower case), made where there is none, and locked until the transaction ends.
 * `language` is that in which it asks; whoever reads already keeps theirs, whoever asks again.
 */
export async function lockSubscriber(tx: Queryable, email: string, language?: string): Promise<Subscriber> {
  const { state, language: kept } = newsletterSubscribers;
  const asked = sql`case when ${state} = 'confirmed' then ${kept} else excluded.language end`;
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ email, language: language ?? '' })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { email, ...(language !== undefined && { language: asked }) },
    })
    .returning({
      id: newsletterSubscribers.id,
      state,
      language: kept,
      mayBeMailed: sql<boolean>`coalesce(${mailedAt}[1] <= now() - interval '10 minutes', true)
        and coalesce(${mailedAt}[3] <= now() - interval '24 hours', true)`,
    });
  return subscriber as Subscriber;
}

type Imported = {
  id: string;
  email: string;
  state: Subscriber['state'];
  since: Date | null;
  leftAt: Date | null;
};

/** False where the address (in lower case) is known already: it stays as it is. */
export async function insertImported(tx: Queryable, { id, email, state, since, leftAt }: Imported): Promise<boolean> {
  const at = since ?? sql`now()`;
  const rows = await tx
    .insert(newsletterSubscribers)
    .values({
      id,
      email,
      state,
      ...(state === 'confirmed' && { confirmedAt: at, createdAt: at }),
      ...(state === 'unsubscribed' && { unsubscribedAt: timeLeft(leftAt) }),
    })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  return rows.length > 0;
}

export async function lockSubscriberById(tx: Queryable, id: string) {
  const { email, confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const rows = tx.select({ email, confirmedAt, unsubscribedAt }).from(newsletterSubscribers);
  return (await rows.where(eq(newsletterSubscribers.id, id)).for('update'))[0];
}

export async function recordMailed(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ mailedAt: sql`(array_prepend(now(), ${mailedAt}))[1:3]` })
    .where(eq(newsletterSubscribers.id, id));
}

/** Adds a token. Of those that confirm only the newest works. */
export async function addToken(
  tx: Queryable,
  subscriberId: string,
  purpose: TokenPurpose,
  hash: string,
): Promise<void> {
  if (purpose === 'confirm') await deleteOpenConfirmations(tx, subscriberId);
  await tx.insert(newsletterTokens).values({ hash, subscriberId, purpose });
}

export async function deleteOpenConfirmations(tx: Queryable, subscriberId: string): Promise<void> {
  const { purpose, usedAt } = newsletterTokens;
  await tx
    .delete(newsletterTokens)
    .where(and(eq(newsletterTokens.subscriberId, subscriberId), eq(purpose, 'confirm'), isNull(usedAt)));
}

/** Uses up a token that confirms; the subscriber's id, or undefined where it is none, is too old or was used before. */
export async function takeConfirmation(tx: Queryable, hash: string): Promise<string | undefined> {
  const [taken] = await tx
    .update(newsletterTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(newsletterTokens.hash, hash),
        eq(newsletterTokens.purpose, 'confirm'),
        isNull(newsletterTokens.usedAt),
        sql`${newsletterTokens.createdAt} > now() - ${confirmationSeconds} * interval '1 second'`,
      ),
    )
    .returning({ subscriberId: newsletterTokens.subscriberId });
  return taken?.subscriberId;
}

export async function findToken(db: Queryable, hash: string, purpose: TokenPurpose) {
  const [found] = await db
    .select({ subscriberId: newsletterTokens.subscriberId, usedAt: newsletterTokens.usedAt })
    .from(newsletterTokens)
    .where(and(eq(newsletterTokens.hash, hash), eq(newsletterTokens.purpose, purpose)));
  return found;
}

export async function setConfirmed(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'confirmed', confirmedAt: sql`now()`, unsubscribedAt: null })
    .where(eq(newsletterSubscribers.id, id));
}

/** A clock that was ahead of ours says the same as ours. */
const timeLeft = (leftAt: Date | null) => sql`least(${leftAt?.toISOString() ?? null}::timestamptz, now())`;

/** `leftAt`: when they left elsewhere; null: now. */
export async function setUnsubscribed(tx: Queryable, id: string, leftAt: Date | null = null): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: timeLeft(leftAt) })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'unsubscribed')));
}

/** Forgets addresses that were never confirmed, a month after they were given. */
export async function deleteUnconfirmed(db: Queryable): Promise<void> {
  const { state, createdAt } = newsletterSubscribers;
  await db
    .delete(newsletterSubscribers)
    .where(and(eq(state, 'pending'), lt(createdAt, sql`now() - interval '30 days'`)));
}

/** What is kept of an address (in lower case), without a token. */
export async function describeSubscriber(db: Queryable, email: string) {
  const { state, createdAt, confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const [found] = await db
    .select({ state, createdAt, confirmedAt, unsubscribedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return found ?? null;
}

/** With its tokens. */
export async function deleteSubscriber(tx: Queryable, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
