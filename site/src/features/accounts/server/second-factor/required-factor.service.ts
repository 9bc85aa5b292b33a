import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import type { Queryable } from '#server/queryable.ts';
import type { SecondFactor } from '../../auth.contract.ts';
import type { Account } from '../account.repository.ts';
import { t } from '../api-account-answers.texts.ts';
import { countPasskeys } from '../passkeys/passkey.repository.ts';
import { hasTotp } from './second-factor.repository.ts';
import { isRequired } from './second-factor-rule.repository.ts';

/**
 * What a login has to show besides its first thing; nothing is asked where this is empty. A member's passkey is a way
 * of logging in and no second step; beside an authenticator app it does instead of the code.
 */
export async function factorsOf(db: Queryable, { id, role }: Pick<Account, 'id' | 'role'>): Promise<SecondFactor[]> {
  const [totp, passkeys] = [await hasTotp(db, id), await countPasskeys(db, id)];
  return [...(totp ? ['totp' as const] : []), ...(passkeys > 0 && (totp || isStaff(role)) ? ['passkey' as const] : [])];
}

/** After one was taken away: where the site requires one of its staff, another must be left. Throws `conflict`. */
export async function requireAnotherFactor(tx: Queryable, account: Account): Promise<void> {
  if (!isStaff(account.role) || (await factorsOf(tx, account)).length > 0 || !(await isRequired(tx))) return;
  throw new Problem('conflict', t.secondFactorRequired);
}
