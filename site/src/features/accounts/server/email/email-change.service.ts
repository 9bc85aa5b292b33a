import { Problem } from '#contract/problem.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { hashOfSecret } from '#server/secret.ts';
import { addressChangedMail, addressChangingMail, restoredMail } from '../account.mails.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountWithAvatar,
  lockAccount,
  updateAccount,
} from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { askForMail } from '../login/asked-mail.jobs.ts';
import { emailTaken } from '../login/login.service.ts';
import { mayMailTo } from '../login/mail-allowance.ts';
import { deleteFactorsAround } from '../passkeys/passkey.repository.ts';
import { invalidToken } from '../password/password.service.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { deleteSessionsOf, findPasskeyOfSession, isKnown } from '../sessions/session.repository.ts';
import { deleteTokensOf } from '../tokens/one-time-token.repository.ts';
import { consumeToken, endTokens, endTokensSince, issueToken, tokenSeconds } from '../tokens/one-time-token.service.ts';
import { isSomebodyElses } from './address-holder.service.ts';
import { confirmedBefore } from './confirmed-before.service.ts';
import { lockOutEverybody } from './ownership.service.ts';

/**
 * Asks the new address whether it is read by its owner, and tells the old one, which can take the change back for 7
 * days from now. An old address that nobody has confirmed may be a stranger's: it is told nothing. Whether the new one
 * has an account already only its owner learns, by another mail: here both are the same. Throws `too_many`.
 */
export async function requestEmailChange(
  tx: Queryable,
  { siteUrl, rateLimitScale }: Pick<AccountDependencies, 'siteUrl' | 'rateLimitScale'>,
  account: Account,
  { email, requester, sessionId }: { email: string; requester: string; sessionId: string },
): Promise<void> {
  if (!(await mayMailTo(tx, account.email, rateLimitScale))) throw tooManyMails();
  // By this the profile shows which address waits; the mail, when it leaves, brings a newer one.
  await issueToken(tx, 'confirm-email', account.id, { email });
  const asked = { purpose: 'confirm-email', email, accountId: account.id, requester } as const;
  await askForMail(tx, asked, rateLimitScale);
  if (account.emailVerifiedAt !== null) await offerWayBack(tx, { siteUrl, sessionId }, account, addressChangingMail);
  await recordStaffSecurity(tx, account, {
    action: 'Email address change',
    detail: 'Waits for the new address to be confirmed',
  });
}

/**
 * Has the link mailed to the address that waits once more, or when its time has come. Gives that address. Throws
 * `not_found`.
 */
export async function resendEmailChange(
  { db, rateLimitScale }: Pick<AccountDependencies, 'db' | 'rateLimitScale'>,
  { accountId }: Viewer,
  requester: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { pendingEmail: email } = await requireWaiting(tx, accountId);
    await askForMail(tx, { purpose: 'confirm-email', email, accountId, requester }, rateLimitScale);
    return email;
  });
}

/** The address that waits is no more waited for; the link that was mailed to it does nothing. Throws `not_found`. */
export async function withdrawEmailChange(db: Transactor, { accountId }: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    const { account } = await requireWaiting(tx, accountId);
    await deleteTokensOf(tx, account.id, 'confirm-email');
    await recordStaffSecurity(tx, account, { action: 'Email address change', detail: 'Withdrawn' });
  });
}

async function requireWaiting(tx: Queryable, accountId: string) {
  await lockAccount(tx, accountId);
  const { account, pendingEmail } = (await findAccountWithAvatar(tx, accountId)) ?? {};
  if (!account || !pendingEmail) throw new Problem('not_found', t.noAddressWaits);
  return { account, pendingEmail };
}

/**
 * Mails a link to the address that an account has now, which gives the account back to it for 7 days. Notes the passkey
 * of the login that changes it.
 */
async function offerWayBack(
  tx: Queryable,
  { siteUrl, sessionId }: { siteUrl: string; sessionId: string | undefined },
  account: Account,
  mailOf: typeof addressChangedMail,
) {
  const passkey = sessionId && (await findPasskeyOfSession(tx, sessionId));
  const token = await issueToken(tx, 'undo-email', account.id, { email: account.email, ...(passkey && { passkey }) });
  await mailOwner(tx, account, () => mailOf({ siteUrl, token }));
}

/**
 * The address of the link is read by its owner; if it is a new one it counts from now on, the other sessions end, and
 * the old address is told. Whoever confirms without a login of this account may not be the one who made it: its
 * password, sessions and logins elsewhere end. True when a new password is needed. Throws `invalid_input` for a token
 * that is no good, `conflict` when it confirmed this address before or the address has another account by now,
 * `not_allowed` for the new address of an account that is somebody's already, without its login: the link works as
 * before.
 */
export async function confirmEmail(
  db: Transactor,
  siteUrl: string,
  token: string,
  viewer: Viewer | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { account, email } = await requireTaken(tx, 'confirm-email', token);
    const isOwnLogin = viewer?.accountId === account.id && (await isKnown(tx, viewer.sessionId));
    if (email.toLowerCase() !== account.email.toLowerCase()) {
      if (await isSomebodyElses(tx, email, account.id)) throw emailTaken();
      // Its present owner can take the change back: somebody else would lose what they begin to keep there.
      if (!isOwnLogin && account.emailVerifiedAt !== null) throw notLoggedInThere();
      const sessionId = isOwnLogin ? viewer.sessionId : undefined;
      await deleteSessionsOf(tx, account.id, sessionId);
      // What was mailed to the old address opens nothing any more.
      await endTokens(tx, account.id);
      if (account.emailVerifiedAt !== null) await offerWayBack(tx, { siteUrl, sessionId }, account, addressChangedMail);
      await recordStaffSecurity(tx, account, {
        action: 'Email address change',
        detail: 'The new address is confirmed',
      });
    }
    if (!isOwnLogin) {
      await lockOutEverybody(tx, account.id);
      await endTokens(tx, account.id);
    }
    await updateAccount(tx, account.id, { email, emailVerifiedAt: new Date() });
    return !isOwnLogin;
  });
}

/**
 * Gives an account back to an address that it had. Whoever changed it may know the password: that goes too, and a link
 * to set a new one is mailed. Changes that came before stay open to be taken back: whoever holds the oldest link has
 * the last word. Throws as `confirmEmail` does.
 */
export async function undoEmailChange(db: Transactor, siteUrl: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { account, email } = await requireTaken(tx, 'undo-email', token);
    const holder = await findAccountByEmail(tx, email);
    if (holder && holder.id !== account.id) throw emailTaken();
    await lockOutEverybody(tx, account.id);
    await deleteFactorsAround(tx, account.id, { hash: hashOfSecret(token), seconds: tokenSeconds['undo-email'] });
    await endTokensSince(tx, account.id, token);
    await updateAccount(tx, account.id, { email, emailVerifiedAt: new Date() });
    await recordStaffSecurity(tx, account, { action: 'Email address change', detail: 'Undone with the emailed link' });
    const resetToken = await issueToken(tx, 'reset', account.id);
    await mailOwner(tx, { ...account, email }, () => restoredMail({ siteUrl, token: resetToken }));
  });
}

async function requireTaken(tx: Queryable, purpose: 'confirm-email' | 'undo-email', token: string) {
  const taken = await consumeToken(tx, purpose, token);
  const account = taken?.accountId ? await lockAccount(tx, taken.accountId) : undefined;
  const email = taken?.payload.email;
  if (account && email) return { account, email };
  throw (purpose === 'confirm-email' && (await confirmedBefore(tx, token))) || invalidToken();
}

const notLoggedInThere = () => new Problem('not_allowed', t.logInToThatAccount);

const tooManyMails = () =>
  new Problem('too_many', t.tooManyEmails, {
    retryAfterSeconds: 30 * 60,
  });
