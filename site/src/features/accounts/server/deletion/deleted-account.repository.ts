import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { deletedAccounts } from './deleted-account.table.ts';

export async function addDeletedAccounts(db: Queryable, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insert(deletedAccounts)
    .values(hashes.map((hash) => ({ hash })))
    .onConflictDoNothing();
}

export async function listDeletedAccounts(db: Queryable): Promise<string[]> {
  return (await db.select({ hash: deletedAccounts.hash }).from(deletedAccounts)).map(({ hash }) => hash);
}

/** Accounts that are there although they were deleted: a backup has brought them back. */
export function findRevivedAccounts(db: Queryable): Promise<{ id: string }[]> {
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(
      deletedAccounts,
      sql`${deletedAccounts.hash} = encode(sha256(convert_to(${accounts.id}::text, 'UTF8')), 'hex')`,
    );
}
