import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Account, lockAccount } from '../account.repository.ts';
import { t } from '../api-account-answers.texts.ts';
import { listIdentitiesOf } from '../google/identity.repository.ts';
import { countPasskeys } from '../passkeys/passkey.repository.ts';
import { findUsedToken } from '../tokens/one-time-token.service.ts';

/**
 * Why a link that has confirmed the address which its account has now confirms nothing a second time; undefined for
 * every other token. Whoever holds it reads that mail: nobody else learns anything. Mail programs press buttons, and
 * people press twice; "invalid" would tell them that the first press had failed.
 */
export async function confirmedBefore(tx: Queryable, token: string): Promise<Problem | undefined> {
  const used = await findUsedToken(tx, 'confirm-email', token);
  const account = used?.accountId ? await lockAccount(tx, used.accountId) : undefined;
  if (!account?.emailVerifiedAt || account.email !== used?.payload.email) return undefined;
  const passwordNeeded = (await isLockedOut(tx, account)) ? ({ passwordNeeded: true } as const) : {};
  return new Problem('conflict', t.addressConfirmedBefore, { data: { confirmed: true, ...passwordNeeded } });
}

/** Nothing but a mailed link leads into the account, as after a confirmation without its login. */
async function isLockedOut(tx: Queryable, { id, passwordHash }: Account): Promise<boolean> {
  if (passwordHash !== null) return false;
  return (await listIdentitiesOf(tx, id)).length === 0 && (await countPasskeys(tx, id)) === 0;
}
