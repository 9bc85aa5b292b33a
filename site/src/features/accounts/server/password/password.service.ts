import { type FieldError, Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import { deleteCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { type Account, findAccount, lockAccount, updateAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { acceptOwner } from '../email/ownership.service.ts';
import { deleteIdentitiesOf, listIdentitiesOf } from '../google/identity.repository.ts';
import { askForMail } from '../login/asked-mail.jobs.ts';
import type { Requester } from '../login/known-browser.service.ts';
import { countPasskeys, deletePasskeysOf } from '../passkeys/passkey.repository.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { deleteUnconfirmedSecret } from '../second-factor/second-factor.repository.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import { consumeToken, endTokens } from '../tokens/one-time-token.service.ts';
import { passwordChangedMail } from './password.mails.ts';
import { hashPassword, matchesPassword } from './password-hash.ts';
import { countTry } from './password-tries.ts';

type PasswordDependencies = Pick<AccountDependencies, 'db' | 'siteUrl'>;

/** The panel of the page that sets a new password says this. */
export const invalidToken = () => new Problem('invalid_input', t.invalidToken);

/**
 * Has a link mailed to the account of an address, if there is one: a job looks, so that the answer and its time are the
 * same for all. What is over a budget waits, without a word of it. `browser`: the hash by which the one that asked is
 * known again.
 */
export async function requestLink(
  db: Transactor,
  asked: { purpose: 'reset' | 'sign-in'; email: string; browser?: string | undefined } & Requester,
  rateLimitScale: number,
): Promise<void> {
  await db.transaction((tx) => askForMail(tx, asked, rateLimitScale));
}

/**
 * Sets a new password for whoever reads the account's mail. Every session ends. Throws `invalid_input` for a token that
 * is no good.
 */
export async function changePassword(
  { db, siteUrl }: PasswordDependencies,
  { resetToken, newPassword, removesOtherWays }: { resetToken: string; newPassword: string; removesOtherWays: boolean },
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    const taken = await consumeToken(tx, 'reset', resetToken);
    const account = taken?.accountId ? await lockAccount(tx, taken.accountId) : undefined;
    if (!account) throw invalidToken();
    await acceptOwner(tx, account);
    if (removesOtherWays) await removeOtherWays(tx, account);
    await updateAccount(tx, account.id, { passwordHash });
    await deleteSessionsOf(tx, account.id);
    await deleteUnconfirmedSecret(tx, account.id);
    await endTokens(tx, account.id);
    await recordStaffSecurity(tx, account, { action: 'Password changed', detail: 'By an emailed link' });
    await notifyOwner(tx, siteUrl, account);
  });
}

/** A thief may have added them. The passkeys of staff stay: mail alone must not go past their second factor. */
async function removeOtherWays(tx: Queryable, { id, role }: Account): Promise<void> {
  await deleteIdentitiesOf(tx, id);
  if (!isStaff(role)) await deletePasskeysOf(tx, id);
}

/**
 * Sets a new password in place of the old one. The other sessions end. Throws `invalid_input` at the field, or
 * `too_many`.
 */
export async function updatePassword(
  { db, siteUrl }: PasswordDependencies,
  viewer: Viewer,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  browser: Browser,
): Promise<void> {
  const compared = await requirePassword(db, viewer.accountId, oldPassword, { field: 'oldPassword', browser });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, compared);
    await updateAccount(tx, compared.id, { passwordHash });
    await deleteSessionsOf(tx, compared.id, viewer.sessionId);
    await deleteUnconfirmedSecret(tx, compared.id);
    await endTokens(tx, compared.id);
    await recordStaffSecurity(tx, compared, { action: 'Password changed', detail: 'On the profile page' });
    await notifyOwner(tx, siteUrl, compared);
  });
}

async function notifyOwner(tx: Queryable, siteUrl: string, account: Account): Promise<void> {
  const passkeys = await countPasskeys(tx, account.id);
  const google = (await listIdentitiesOf(tx, account.id)).length > 0;
  await mailOwner(tx, account, () => passwordChangedMail(siteUrl, { passkeys, google }));
}

/** The account, if this is its password. Throws `invalid_input` at the field, or `too_many` for whoever guesses. */
export async function requirePassword(
  db: Queryable,
  accountId: string,
  password: string,
  { field, browser }: { field: string; browser: Browser },
): Promise<Account> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Problem('not_logged_in');
  if (account.passwordHash === null) throw noPassword();
  const key = await countTry(db, account.email, browser);
  if (!(await matchesPassword(account.passwordHash, password))) throw wrongPassword(field);
  await deleteCount(db, key);
  return account;
}

export const passwordMissing = (field = 'currentPassword'): FieldError => ({ field, message: t.passwordMissing });

/**
 * Asks for the password before something that only the owner may do. Throws `invalid_input` at the field without one or
 * with a wrong one, `not_allowed` where the account has none (a new login shows as much), `too_many` for whoever
 * guesses.
 */
export async function requireTypedPassword(
  db: Queryable,
  account: Account,
  password: string | undefined,
  at: { field: string; browser: Browser },
): Promise<Account> {
  if (account.passwordHash === null) throw new Problem('not_allowed', t.logInAgain);
  if (password !== undefined) return requirePassword(db, account.id, password, at);
  const missing = passwordMissing(at.field);
  throw new Problem('invalid_input', missing.message, { errors: [missing] });
}

/** While a password was compared, another may have been set. Locks the account. */
export async function requireUnchanged(tx: Queryable, { id, passwordHash }: Account): Promise<Account> {
  const now = await lockAccount(tx, id);
  if (now?.passwordHash !== passwordHash) throw new Problem('not_logged_in');
  return now;
}

function wrongPassword(field: string): Problem {
  const message = t.wrongPassword;
  return new Problem('invalid_input', message, { errors: [{ field, message }] });
}

function noPassword(): Problem {
  return new Problem('invalid_input', t.noPassword);
}
