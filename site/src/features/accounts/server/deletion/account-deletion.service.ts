import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import { eraseActivityOf, recordActivity } from '#features/activity/server/activity.service.ts';
import { forgetUploader } from '#features/media/server/library/library.repository.ts';
import { lockTrash } from '#features/trash/server/trash.repository.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Browser } from '#server/http/browser.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Account, countRole, deleteAccount, findAccount, lockAccount, lockRoles } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { requireTypedPassword, requireUnchanged } from '../password/password.service.ts';
import { freshSeconds, isFresh, sessionCookie } from '../sessions/session.service.ts';
import { canBeClaimedBack } from '../tokens/one-time-token.service.ts';
import * as store from './deleted-account.repository.ts';
import { keepDeletions, recordDeletion } from './deleted-account.service.ts';

/**
 * Deletes one's own account with all that it has written, on every process at once. Throws `invalid_input` for a wrong
 * password, `not_allowed` without one and an old login, `conflict` for the last AUTHOR and while a change of address
 * can be taken back.
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
    await lockTrash(tx);
    const account = await requireUnchanged(tx, compared);
    if (await canBeClaimedBack(tx, account)) throw changedLately();
    await eraseAccount(tx, dependencies, account);
  });
  await afterDeletion(dependencies);
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
  if (account.passwordHash === null && (await isFresh(db, sessionId, freshSeconds))) return account;
  return requireTypedPassword(db, account, password, { field: 'password', browser });
}

/** Whoever borrowed a login and changed the address must not be able to close the way back by deleting everything. */
const changedLately = () => new Problem('conflict', t.addressJustChanged);

/**
 * Staff delete somebody. Throws `not_allowed` for oneself, and for staff unless an AUTHOR asks; `not_found`; `conflict`
 * for the last AUTHOR.
 */
export async function deleteUser(dependencies: AccountDependencies, viewer: Viewer, id: string): Promise<void> {
  if (id === viewer.accountId) throw new Problem('not_allowed', t.notDeletedHere);
  await dependencies.db.transaction(async (tx) => {
    await lockRoles(tx);
    await lockTrash(tx);
    const actor = await findAccount(tx, viewer.accountId);
    const target = await lockAccount(tx, id);
    if (!actor || !isStaff(actor.role)) throw new Problem('not_allowed');
    if (!target) throw new Problem('not_found', t.userNotFound);
    if (isStaff(target.role) && actor.role !== 'AUTHOR') throw new Problem('not_allowed', t.onlyAuthorsDelete);
    await eraseAccount(tx, dependencies, target);
    // Who it was is not said: nothing of them is kept.
    await recordActivity(tx, viewer, {
      action: 'User deleted',
      detail: [{ what: 'accountOf', words: target.role }],
      type: 'Delete',
    });
  });
  await afterDeletion(dependencies);
}

/** A file that cannot be written now is written within the hour, by a job. */
async function afterDeletion({ db, dataDirectory }: AccountDependencies): Promise<void> {
  await keepDeletions(db, dataDirectory).catch(() => {});
}

/**
 * The row of the account takes sessions, tokens, identities, favourites and events with it; a story stays without its
 * author.
 */
export async function eraseAccount(
  tx: Queryable,
  { shownTags, erase }: AccountDependencies,
  { id, email, emailVerifiedAt, role }: Account,
): Promise<void> {
  if (role === 'AUTHOR' && (await countRole(tx, 'AUTHOR')) <= 1) throw new Problem('conflict', t.lastAuthorStays);
  await dropCached(tx, await shownTags(tx, id));
  await erase(tx, { id, email: emailVerifiedAt ? email : '', login: email });
  await eraseActivityOf(tx, id);
  await forgetUploader(tx, id);
  await recordDeletion(tx, id);
  await deleteAccount(tx, id);
}

/** Deletes again, in a database that was restored, whoever was deleted since its backup. Gives how many they were. */
export async function repeatDeletions(dependencies: AccountDependencies, hashes: readonly string[]): Promise<number> {
  const { db } = dependencies;
  await store.addDeletedAccounts(db, hashes);
  const revived = await store.findRevivedAccounts(db);
  for (const { id } of revived)
    await db.transaction(async (tx) => {
      await lockRoles(tx);
      await lockTrash(tx);
      const account = await lockAccount(tx, id);
      if (account) await eraseAccount(tx, dependencies, account);
    });
  return revived.length;
}
