import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { recoveryCodes, totpFactors } from './second-factor.table.ts';

/** The secret of an account, and the time by the clock of the database, in milliseconds. */
export type KnownSecret = { secret: string; isConfirmed: boolean; lastStep: number; nowMs: number };

const minutesToConfirm = 30;

/** One that was begun and not confirmed in time is as good as none. */
export async function findSecret(db: Queryable, accountId: string): Promise<KnownSecret | undefined> {
  const [found] = await db
    .select({
      secret: totpFactors.secret,
      isConfirmed: sql<boolean>`${totpFactors.confirmedAt} is not null`,
      lastStep: totpFactors.lastStep,
      nowMs: sql<number>`(extract(epoch from now()) * 1000)::float8`,
    })
    .from(totpFactors)
    .where(
      sql`${totpFactors.accountId} = ${accountId} and (${totpFactors.confirmedAt} is not null
        or ${totpFactors.createdAt} > now() - ${minutesToConfirm} * interval '1 minute')`,
    );
  return found;
}

/** In place of one that was begun before; false where one is confirmed. */
export async function beginSecret(db: Queryable, accountId: string, secret: string): Promise<boolean> {
  const begun = await db
    .insert(totpFactors)
    .values({ accountId, secret })
    .onConflictDoUpdate({
      target: totpFactors.accountId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ id: totpFactors.accountId });
  return begun.length > 0;
}

/** From now on it counts; false where it does already. */
export async function confirmSecret(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const confirmed = await db
    .update(totpFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(totpFactors.accountId, accountId), isNull(totpFactors.confirmedAt)))
    .returning({ id: totpFactors.accountId });
  return confirmed.length > 0;
}

/** Of any number at once that bring the code of one step, one gets it; none gets an older one. */
export async function consumeStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(
      and(eq(totpFactors.accountId, accountId), isNotNull(totpFactors.confirmedAt), lt(totpFactors.lastStep, step)),
    )
    .returning({ id: totpFactors.accountId });
  return taken.length > 0;
}

export async function hasTotp(db: Queryable, accountId: string): Promise<boolean> {
  return (await findSecret(db, accountId))?.isConfirmed ?? false;
}

/** One that was begun and not confirmed. */
export async function deleteUnconfirmedSecret(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(totpFactors).where(and(eq(totpFactors.accountId, accountId), isNull(totpFactors.confirmedAt)));
}

/** With its recovery codes. False where there was none. */
export async function deleteTotp(tx: Queryable, accountId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const deleted = await tx
    .delete(totpFactors)
    .where(eq(totpFactors.accountId, accountId))
    .returning({ confirmedAt: totpFactors.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Those of before, used or not, end. */
export async function replaceRecoveryCodes(tx: Queryable, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
}

/** Of any number at once, one gets it. */
export async function consumeRecoveryCode(tx: Queryable, accountId: string, hash: string): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}
