import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { knownBrowsers } from './known-browser.table.ts';

export async function addKnownBrowser(tx: Queryable, accountId: string, hash: string): Promise<void> {
  await tx
    .insert(knownBrowsers)
    .values({ accountId, hash })
    .onConflictDoUpdate({ target: [knownBrowsers.hash, knownBrowsers.accountId], set: { lastLoginAt: sql`now()` } });
}

/** Whether the account of an address, in any case, was logged in in this browser. */
export async function isKnownTo(db: Queryable, hash: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(knownBrowsers)
    .innerJoin(accounts, eq(accounts.id, knownBrowsers.accountId))
    .where(and(eq(knownBrowsers.hash, hash), sql`lower(${accounts.email}) = lower(${email})`));
  return found !== undefined;
}

/** The latest first. */
export function listKnownBrowsersOf(db: Queryable, accountId: string) {
  return db
    .select({ lastLoginAt: knownBrowsers.lastLoginAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.accountId, accountId))
    .orderBy(desc(knownBrowsers.lastLoginAt));
}

export async function deleteKnownBrowsersOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.accountId, accountId));
}

export async function deleteOldKnownBrowsers(db: Queryable, days: number): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastLoginAt, sql`now() - ${days} * interval '1 day'`));
}
