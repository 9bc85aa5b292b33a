import { and, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';

/** Those of the accounts that are staff today, in any order. */
export async function listStaffNames(db: Queryable, ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), ne(accounts.role, 'USER')));
}
