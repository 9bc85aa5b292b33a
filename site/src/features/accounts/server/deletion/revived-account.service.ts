import { lockAccount, lockRoles } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { eraseAccount } from './account-deletion.service.ts';
import * as store from './deleted-account.repository.ts';

/** Deletes again, in a database that was restored, whoever was deleted since its backup. Gives how many they were. */
export async function repeatDeletions(dependencies: AccountDependencies, hashes: readonly string[]): Promise<number> {
  const { db } = dependencies;
  await store.addDeletedAccounts(db, hashes);
  const revived = await store.findRevivedAccounts(db);
  for (const { id } of revived)
    await db.transaction(async (tx) => {
      await lockRoles(tx);
      const account = await lockAccount(tx, id);
      if (account) await eraseAccount(tx, dependencies, account);
    });
  return revived.length;
}
