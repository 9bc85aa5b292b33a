import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { recoveryCodes, totpFactors } from '../second-factor/second-factor.table.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';
import { passkeys } from './passkey.table.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Newest first. */
export function listPasskeysOf(db: Queryable, accountId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(desc(passkeys.createdAt));
}

export async function countPasskeys(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return counted?.all ?? 0;
}

export async function findPasskey(db: Queryable, id: string): Promise<Passkey | undefined> {
  return (await db.select().from(passkeys).where(eq(passkeys.id, id)))[0];
}

/** False where the same one is known already, of anybody. */
export async function addPasskey(tx: Queryable, values: typeof passkeys.$inferInsert): Promise<boolean> {
  return (await tx.insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;
}

/** False where it was used by another login meanwhile, or is gone. */
export async function recordPasskeyUse(tx: Queryable, { id, counter }: Passkey, newCounter: number): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function deletePasskey(tx: Queryable, accountId: string, id: string): Promise<Passkey | undefined> {
  const mine = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  return (await tx.delete(passkeys).where(mine).returning())[0];
}

/** True where there were any. */
export async function deletePasskeysOf(tx: Queryable, accountId: string): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning({ id: passkeys.id });
  return deleted.length > 0;
}

/**
 * Whoever shows that they read the mail of an account takes it over from whoever made it: passkeys and codes of before
 * end. Of staff they stay: mail alone must not go past the second factor.
 */
export async function deleteFactorsUnlessStaff(tx: Queryable, accountId: string): Promise<void> {
  const isUser = sql`exists (select from ${accounts} where ${accounts.id} = ${accountId} and ${accounts.role} = 'USER')`;
  for (const table of [passkeys, totpFactors, recoveryCodes])
    await tx.delete(table).where(and(eq(table.accountId, accountId), isUser));
}

/** As long as a login of staff lasts: whoever borrowed one may have added a factor before they changed the address. */
const hoursBeforeChange = 12;

/**
 * What was added since a change of address, or shortly before it, which is taken back now by its token of so many
 * seconds. The change began with the first token for the same address: another one is mailed when the new address
 * counts.
 */
export async function deleteFactorsAround(
  tx: Queryable,
  accountId: string,
  { hash, seconds }: { hash: string; seconds: number },
): Promise<void> {
  const notices = sql`${oneTimeTokens} taken join ${oneTimeTokens} notice on notice.account_id = taken.account_id and notice.purpose = taken.purpose
      and lower(notice.payload ->> 'email') = lower(taken.payload ->> 'email')
    where taken.hash = ${hash}`;
  const since = sql`(select min(notice.expires_at) - ${seconds} * interval '1 second' - ${hoursBeforeChange} * interval '1 hour' from ${notices})`;
  const mine = eq(passkeys.accountId, accountId);
  await tx.delete(passkeys).where(and(mine, sql`${passkeys.createdAt} >= ${since}`));
  const added = sql`coalesce(${totpFactors.confirmedAt}, ${totpFactors.createdAt})`;
  const apps = await tx
    .delete(totpFactors)
    .where(and(eq(totpFactors.accountId, accountId), sql`${added} >= ${since}`))
    .returning({ accountId: totpFactors.accountId });
  // They were told with the app, to whoever set it up.
  if (apps.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  // The one whose login made the change, unless it is the oldest factor: without any, mail alone would open an account
  // of staff.
  const usedForIt = sql`${passkeys.id} in (select notice.payload ->> 'passkey' from ${notices})`;
  const older = sql`select from passkeys older where older.account_id = ${accountId} and older.created_at < ${passkeys.createdAt}`;
  const app = sql`select from ${totpFactors} where ${totpFactors.accountId} = ${accountId} and ${totpFactors.confirmedAt} is not null`;
  await tx.delete(passkeys).where(and(mine, usedForIt, sql`(exists (${older}) or exists (${app}))`));
}
