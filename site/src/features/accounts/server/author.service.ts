import { newPassword } from '../../../server/secret.ts';
import { addAccount, findAccountByEmail, lockRoles, updateAccount } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { hashPassword } from './password-hash.ts';
import { changeRole } from './role.service.ts';
import { deleteSessionsOf } from './session.repository.ts';

type AuthorDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'notifyRoleChange'>;

/**
 * The owner makes somebody an AUTHOR, by a command: a new account, or one that there is, which keeps its password unless another is given. A
 * new account without one gets a random password, which only the answer tells. Throws `conflict` when there are enough authors.
 */
export async function createAuthor(
  dependencies: AuthorDependencies,
  { email, name, password }: { email: string; name: string; password: string | null },
): Promise<{ email: string; randomPassword?: string }> {
  const randomPassword = newPassword();
  const passwordHash = await hashPassword(password ?? randomPassword);
  return dependencies.db.transaction(async (tx) => {
    await lockRoles(tx);
    const known = await findAccountByEmail(tx, email);
    if (known && password) {
      await updateAccount(tx, known.id, { passwordHash });
      await deleteSessionsOf(tx, known.id);
    }
    // The owner vouches for the address.
    const account = known ?? (await addAccount(tx, { email, name, passwordHash, emailVerifiedAt: new Date() }));
    if (!account) throw new Error('The account was made by somebody else at this moment. Please try again.');
    await changeRole(tx, dependencies, null, account.id, 'AUTHOR');
    return { email: account.email, ...(!known && !password && { randomPassword }) };
  });
}
