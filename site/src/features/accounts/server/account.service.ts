import { Problem } from '#contract/problem.ts';
import type { User } from '../auth.contract.ts';
import { presentUser } from './account.presenter.ts';
import { findAccountWithAvatar } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';

/** The person themselves, with what they have saved. Throws `not_logged_in` when the account is gone. */
export async function readUser({ reads, favouriteIds }: AccountDependencies, accountId: string): Promise<User> {
  const [found, favourites] = await Promise.all([
    findAccountWithAvatar(reads, accountId),
    favouriteIds(reads, accountId),
  ]);
  if (!found) throw new Problem('not_logged_in');
  return presentUser(found, favourites);
}
