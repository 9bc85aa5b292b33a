import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { oneTimeTokens, type tokenPurposes } from './one-time-token.table.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];
export type TokenPayload = Record<string, string>;
export type TakenToken = { accountId: string | null; payload: TokenPayload };

export type NewToken = {
  hash: string;
  purpose: TokenPurpose;
  accountId: string | null;
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

export async function deleteTokensBut(db: Queryable, accountId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.accountId, accountId), ne(oneTimeTokens.purpose, purpose)));
}

/** Whether an account, other than the one that asks, can still take a change of address back to this one, in any case. */
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

/** Of any number at once, one gets it. */
export async function takeToken(db: Queryable, hash: string, purpose: TokenPurpose): Promise<TakenToken | undefined> {
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.hash, hash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ accountId: oneTimeTokens.accountId, payload: oneTimeTokens.payload });
  return taken;
}

export async function deleteOverTokens(db: Queryable): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`now()`));
}
