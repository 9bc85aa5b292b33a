import type { Queryable } from '#server/queryable.ts';
import { type Account, updateAccount } from '../account.repository.ts';
import { deleteIdentitiesOf } from '../google/identity.repository.ts';
import { deleteKnownBrowsersOf } from '../login/known-browser.repository.ts';
import { deleteFactorsUnlessStaff } from '../passkeys/passkey.repository.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { endAllTokens } from '../tokens/one-time-token.service.ts';

/**
 * Somebody has shown that they read the mail of this account. If nobody had before, the account may have been made in
 * their name by somebody else: whatever that person had of it, password, sessions, links, ends.
 */
export async function acceptOwner(tx: Queryable, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== null) return;
  await lockOutEverybody(tx, account.id);
  await endAllTokens(tx, account.id);
  await updateAccount(tx, account.id, { emailVerifiedAt: new Date() });
}

/**
 * Ends what lets anybody into an account: password, logins and logins elsewhere. What was mailed is the caller's to
 * end.
 */
export async function lockOutEverybody(tx: Queryable, accountId: string): Promise<void> {
  await deleteSessionsOf(tx, accountId);
  await deleteIdentitiesOf(tx, accountId);
  await deleteKnownBrowsersOf(tx, accountId);
  await deleteFactorsUnlessStaff(tx, accountId);
  await updateAccount(tx, accountId, { passwordHash: null });
}
