import { Problem } from '../../../contract/problem.ts';
import type { Browser } from '../../../server/browser.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { forgetActivityOf, recordActivity } from '../../activity/server/activity.service.ts';
import { type Account, countRole, deleteAccount, findAccount, lockAccount, lockRoles } from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { requirePassword, requireUnchanged } from './password.service.ts';
import { isFresh } from './session.repository.ts';
import { sessionCookie } from './session.service.ts';

/** For an account without a password: the login must not be older. */
const freshSeconds = 10 * 60;

/**
 * Deletes one's own account with all that it has written, on every process at once. Throws `invalid_input` for a wrong password,
 * `not_allowed` without one and an old login, `conflict` for the last AUTHOR.
 */
export async function deleteOwnAccount(
  dependencies: AccountDependencies,
  viewer: Viewer,
  password: string | undefined,
  browser: Browser,
): Promise<void> {
  const compared = await requireProof(dependencies.db, viewer, password, browser);
  await dependencies.db.transaction(async (tx) => {
    await lockRoles(tx);
    await eraseAccount(tx, dependencies, await requireUnchanged(tx, compared));
  });
  browser.clearCookie(sessionCookie);
}

async function requireProof(
  db: Queryable,
  { accountId, sessionId }: Viewer,
  password: string | undefined,
  browser: Browser,
): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Problem('not_logged_in');
  if (account.passwordHash === null) {
    if (await isFresh(db, sessionId, freshSeconds)) return account;
    throw new Problem('not_allowed', 'Please log in again, and delete your account within ten minutes');
  }
  if (password !== undefined) return requirePassword(db, accountId, password, { field: 'password', browser });
  const message = 'Please enter your password';
  throw new Problem('invalid_input', message, { errors: [{ field: 'password', message }] });
}

/** Staff delete somebody. Throws `not_allowed` for oneself, and for staff unless an AUTHOR asks; `not_found`; `conflict` for the last AUTHOR. */
export async function deleteUser(dependencies: AccountDependencies, viewer: Viewer, id: string): Promise<void> {
  if (id === viewer.accountId) throw new Problem('not_allowed', 'You cannot delete your own account here');
  await dependencies.db.transaction(async (tx) => {
    await lockRoles(tx);
    const actor = await findAccount(tx, viewer.accountId);
    const target = await lockAccount(tx, id);
    if (!actor || actor.role === 'USER') throw new Problem('not_allowed');
    if (!target) throw new Problem('not_found', 'User not found');
    if (target.role !== 'USER' && actor.role !== 'AUTHOR')
      throw new Problem('not_allowed', 'Only an author deletes staff');
    await eraseAccount(tx, dependencies, target);
    // Who it was is not said: nothing of them is kept.
    await recordActivity(tx, viewer, {
      action: 'User deleted',
      detail: `An account with the role ${target.role}`,
      type: 'Delete',
    });
  });
}

/** The row of the account takes sessions, tokens, identities, favourites and events with it; a story stays without its author. */
async function eraseAccount(
  tx: Queryable,
  { shownTags, erase }: AccountDependencies,
  { id, email, emailVerifiedAt, role }: Account,
): Promise<void> {
  if (role === 'AUTHOR' && (await countRole(tx, 'AUTHOR')) <= 1)
    throw new Problem('conflict', 'The last author cannot be deleted. Make somebody else an author first.');
  await dropCached(tx, await shownTags(tx, id));
  await erase(tx, { id, email: emailVerifiedAt ? email : '' });
  await forgetActivityOf(tx, id);
  await deleteAccount(tx, id);
}
