import { Problem } from '../../../contract/problem.ts';
import type { Browser } from '../../../server/browser.ts';
import type { Viewer } from '../../../server/dependencies.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { type Account, findAccount } from './account.repository.ts';
import { requireTypedPassword } from './password.service.ts';
import { freshSeconds, isFresh } from './session.service.ts';

/** Not needed within ten minutes of logging in. */
export type Proof = { currentPassword?: string | undefined };

/**
 * Before another way in is added or one is taken away: a login not older than ten minutes, or the password. Whoever borrowed a login must not be able to
 * stay. Throws as `requireTypedPassword` does.
 */
export async function requireOwner(
  db: Queryable,
  { accountId, sessionId }: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Problem('not_logged_in');
  if (await isFresh(db, sessionId, freshSeconds)) return account;
  return requireTypedPassword(db, account, proof?.currentPassword, { field: 'currentPassword', browser });
}
