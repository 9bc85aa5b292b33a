import { type FieldError, Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import type { Queryable } from '#server/queryable.ts';
import { type Account, findAccount } from '../account.repository.ts';
import { t } from '../api-account-answers.texts.ts';
import { passwordMissing, requireTypedPassword } from '../password/password.service.ts';
import { freshSeconds, isFresh } from '../sessions/session.service.ts';
import { hasTotp } from './second-factor.repository.ts';
import { requireCode } from './typed-code.service.ts';

/** Not needed within ten minutes of logging in, but for what takes the app away. */
export type Proof = { currentPassword?: string | undefined; code?: string | undefined };

const codeMissing = (): FieldError => ({ field: 'code', message: t.codeMissing });

/**
 * Before another way in is added or one is taken away: a login not older than ten minutes, or what a login would ask
 * for, the password and a code of the app where one is set up. Whoever borrowed a login must not be able to stay.
 * `codeAlways`: what would do without the app asks for a code in any case. Throws `invalid_input` with all that is
 * missing, and as `requireTypedPassword` and `requireCode` do.
 */
export async function requireOwner(
  db: Queryable,
  { accountId, sessionId }: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
  { codeAlways = false } = {},
): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Problem('not_logged_in');
  const isOld = !(await isFresh(db, sessionId, freshSeconds));
  const needsCode = (isOld || codeAlways) && (await hasTotp(db, accountId));
  const { currentPassword, code } = proof ?? {};
  const missing = [
    ...(isOld && account.passwordHash !== null && currentPassword === undefined ? [passwordMissing()] : []),
    ...(needsCode && code === undefined ? [codeMissing()] : []),
  ];
  // Without a password nothing that is typed would do.
  if (isOld && (account.passwordHash === null || missing.length === 0))
    await requireTypedPassword(db, account, currentPassword, { field: 'currentPassword', browser });
  if (missing[0]) throw new Problem('invalid_input', missing[0].message, { errors: missing });
  if (needsCode && code !== undefined) await requireCode(db, account, code, browser);
  return account;
}
