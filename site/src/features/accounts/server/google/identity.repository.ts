import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accountIdentities } from './identity.table.ts';

/** A person at a provider. */
export type Identity = { issuer: string; subject: string };

/** Until the transaction ends nobody else logs in with this identity. */
export async function lockIdentity(tx: Queryable, { issuer, subject }: Identity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`);
}

export async function findAccountOfIdentity(db: Queryable, { issuer, subject }: Identity): Promise<string | undefined> {
  const [found] = await db
    .select({ accountId: accountIdentities.accountId })
    .from(accountIdentities)
    .where(and(eq(accountIdentities.issuer, issuer), eq(accountIdentities.subject, subject)));
  return found?.accountId;
}

export async function addIdentity(tx: Queryable, accountId: string, identity: Identity): Promise<void> {
  await tx.insert(accountIdentities).values({ ...identity, accountId });
}

/** True where there were any. */
export async function deleteIdentitiesOf(tx: Queryable, accountId: string): Promise<boolean> {
  const mine = eq(accountIdentities.accountId, accountId);
  return (await tx.delete(accountIdentities).where(mine).returning({ subject: accountIdentities.subject })).length > 0;
}

export function listIdentitiesOf(db: Queryable, accountId: string) {
  return db
    .select({ issuer: accountIdentities.issuer, createdAt: accountIdentities.createdAt })
    .from(accountIdentities)
    .where(eq(accountIdentities.accountId, accountId))
    .orderBy(asc(accountIdentities.createdAt), asc(accountIdentities.issuer));
}
