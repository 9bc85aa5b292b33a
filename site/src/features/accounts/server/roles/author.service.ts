import type { Queryable } from '#server/queryable.ts';
import { newPassword } from '#server/secret.ts';
import {
  type Account,
  addAccount,
  findAccountByEmail,
  lockAccount,
  lockRoles,
  updateAccount,
} from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { acceptOwner } from '../email/ownership.service.ts';
import { hashPassword } from '../password/password-hash.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { changeRole } from './role.service.ts';

type AuthorDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'notifyRoleChange' | 'ensureProfile'>;

type NewAuthor = { email: string; name: string };

/**
 * The owner makes somebody an AUTHOR, by a command: a new account, or one that there is, which keeps its password
 * unless another is given. Where no password is left or given there is a random one, which only the answer tells.
 * Throws `conflict` when there are enough authors.
 */
export async function createAuthor(
  dependencies: AuthorDependencies,
  { password, ...person }: NewAuthor & { password: string | null },
): Promise<{ email: string; randomPassword?: string }> {
  const randomPassword = newPassword();
  const passwordHash = await hashPassword(password ?? randomPassword);
  return dependencies.db.transaction(async (tx) => {
    const given = { passwordHash, replaces: password !== null };
    const { account, hasNewPassword } = await makeAuthor(tx, dependencies, person, given, 'a command');
    return { email: account.email, ...(hasNewPassword && password === null && { randomPassword }) };
  });
}

/**
 * The same as part of the caller's transaction; `by` is how. The owner vouches for the address. An account that nobody
 * confirmed may have been made by a stranger: whatever lets anybody into it ends. Unless the password `replaces` one
 * that is there, it is for an account without.
 */
export async function makeAuthor(
  tx: Queryable,
  dependencies: Omit<AuthorDependencies, 'db'>,
  { email, name }: NewAuthor,
  { passwordHash, replaces }: { passwordHash: string; replaces: boolean },
  by: string,
): Promise<{ account: Account; hasNewPassword: boolean }> {
  await lockRoles(tx);
  const found = await findAccountByEmail(tx, email);
  if (found) await acceptOwner(tx, found);
  const known = found && (await lockAccount(tx, found.id));
  const account = known ?? (await addAccount(tx, { email, name, emailVerifiedAt: new Date() }));
  if (!account) throw new Error('Someone else just created this account. Try again.');
  const hasNewPassword = replaces || account.passwordHash === null;
  if (hasNewPassword) {
    await updateAccount(tx, account.id, { passwordHash });
    await deleteSessionsOf(tx, account.id);
  }
  await changeRole(tx, dependencies, null, account.id, 'AUTHOR', by);
  return { account, hasNewPassword };
}
