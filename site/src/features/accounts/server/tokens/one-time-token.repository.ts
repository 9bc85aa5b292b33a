import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { oneTimeTokens, type tokenPurposes } from './one-time-token.table.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];
export type TokenPayload = Record<string, string>;
export type ConsumedToken = { accountId: string | null; sessionId: string | null; payload: TokenPayload };

export type NewToken = {
  hash: string;
  purpose: TokenPurpose;
  accountId: string | null;
  /** The login that alone may use it: the token ends with it. It must be locked, or may be gone by now. */
  sessionId?: string;
  payload: TokenPayload;
  seconds: number;
};

export async function addToken(db: Queryable, { seconds, ...token }: NewToken): Promise<void> {
  await db.insert(oneTimeTokens).values({ ...token, expiresAt: sql`now() + ${seconds} * interval '1 second'` });
}

export async function deleteTokensOf(db: Queryable, accountId: string, purpose?: TokenPurpose): Promise<void> {
  const ofPurpose = purpose && eq(oneTimeTokens.purpose, purpose);
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, accountId), ofPurpose));
}

/**
 * All of an account but those of a purpose. A used one that confirmed an address opens nothing and stays until its time
 * is over: whoever presses its link again is told that the address is confirmed.
 */
export async function deleteTokensBut(db: Queryable, accountId: string, purpose: TokenPurpose): Promise<void> {
  const isNoAnswer = or(ne(oneTimeTokens.purpose, 'confirm-email'), isNull(oneTimeTokens.usedAt));
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), ne(oneTimeTokens.purpose, purpose), isNoAnswer));
}

/** All of an account but those of the same purpose as a token that end before it does. */
export async function deleteTokensButOlder(
  db: Queryable,
  accountId: string,
  { hash, purpose }: { hash: string; purpose: TokenPurpose },
): Promise<void> {
  const end = db.select({ at: oneTimeTokens.expiresAt }).from(oneTimeTokens).where(eq(oneTimeTokens.hash, hash));
  const isNoneOfThem = or(ne(oneTimeTokens.purpose, purpose), sql`${oneTimeTokens.expiresAt} >= (${end})`);
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, accountId), isNoneOfThem));
}

/** Whether an account had another address before that can still take the change back. */
export async function canBeTakenBackFrom(db: Queryable, accountId: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ hash: oneTimeTokens.hash })
    .from(oneTimeTokens)
    .where(
      sql`${oneTimeTokens.accountId} = ${accountId} and ${oneTimeTokens.purpose} = 'undo-email'
        and lower(${oneTimeTokens.payload} ->> 'email') <> lower(${email})
        and ${oneTimeTokens.usedAt} is null and ${oneTimeTokens.expiresAt} > now()`,
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Whether an account, other than the one that asks, can still take a change of address back to this one, in any case.
 */
export async function canBeTakenBackTo(db: Queryable, email: string, butAccountId?: string): Promise<boolean> {
  const others = butAccountId === undefined ? sql`true` : ne(oneTimeTokens.accountId, butAccountId);
  const [found] = await db
    .select({ hash: oneTimeTokens.hash })
    .from(oneTimeTokens)
    .where(
      sql`${oneTimeTokens.purpose} = 'undo-email' and lower(${oneTimeTokens.payload} ->> 'email') = lower(${email})
        and ${oneTimeTokens.usedAt} is null and ${oneTimeTokens.expiresAt} > now() and ${others}`,
    )
    .limit(1);
  return found !== undefined;
}

const taken = {
  accountId: oneTimeTokens.accountId,
  sessionId: oneTimeTokens.sessionId,
  payload: oneTimeTokens.payload,
};

/** One that can still be taken, left as it is. */
export async function findToken(
  db: Queryable,
  hash: string,
  purpose: TokenPurpose,
): Promise<ConsumedToken | undefined> {
  const [found] = await db.select(taken).from(oneTimeTokens).where(isOpen(hash, purpose));
  return found;
}

/** One that was taken already, until its time is over. */
export async function findUsedToken(
  db: Queryable,
  hash: string,
  purpose: TokenPurpose,
): Promise<ConsumedToken | undefined> {
  const isUsed = and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.purpose, purpose),
    isNotNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );
  const [found] = await db.select(taken).from(oneTimeTokens).where(isUsed);
  return found;
}

const isOpen = (hash: string, purpose: TokenPurpose) =>
  and(
    eq(oneTimeTokens.hash, hash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/** Whether an account has an open token that confirms this address, in any case. */
export async function canConfirm(db: Queryable, accountId: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ hash: oneTimeTokens.hash })
    .from(oneTimeTokens)
    .where(
      sql`${oneTimeTokens.accountId} = ${accountId} and ${oneTimeTokens.purpose} = 'confirm-email'
        and lower(${oneTimeTokens.payload} ->> 'email') = lower(${email})
        and ${oneTimeTokens.usedAt} is null and ${oneTimeTokens.expiresAt} > now()`,
    )
    .limit(1);
  return found !== undefined;
}

/** Of any number at once, one gets it. */
export async function consumeToken(
  db: Queryable,
  hash: string,
  purpose: TokenPurpose,
): Promise<ConsumedToken | undefined> {
  // Before the token's own row: whoever ends the tokens of an account has locked it first, and two would wait for each
  // other.
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(oneTimeTokens, eq(oneTimeTokens.accountId, accounts.id))
    .where(eq(oneTimeTokens.hash, hash))
    .for('update', { of: accounts });
  const [token] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(isOpen(hash, purpose))
    .returning(taken);
  return token;
}

export async function deleteOverTokens(db: Queryable): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
}
