import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import { addToCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { TotpSetup, TwoFactor } from '../../second-factor.contract.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { requireUnchanged } from '../password/password.service.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { deleteSessionsOf, openUp } from '../sessions/session.repository.ts';
import { lockOwnAccount } from '../sessions/session.service.ts';
import {
  formatRecoveryCode,
  hashOfCode,
  newRecoveryCodes,
  newTotpSecret,
  readCode,
  stepOfCode,
  totpAddress,
} from './one-time-code.ts';
import { type Proof, requireOwner } from './owner-proof.service.ts';
import { requireAnotherFactor } from './required-factor.service.ts';
import { factorMail } from './second-factor.mails.ts';
import * as store from './second-factor.repository.ts';
import { wrongCode } from './typed-code.service.ts';

/** Codes that may be tried for one account until the app is set up. */
const firstCodes = { most: 20, seconds: 15 * 60 };

type TotpDependencies = Pick<AccountDependencies, 'db' | 'siteUrl' | 'siteName'>;

export async function readTwoFactor(db: Queryable, { accountId, role }: Viewer): Promise<TwoFactor> {
  const [totp, recoveryCodesLeft] = await Promise.all([
    store.hasTotp(db, accountId),
    store.countRecoveryCodes(db, accountId),
  ]);
  return { totp, recoveryCodesLeft, available: isStaff(role) };
}

/** Makes a secret, which is told this once. Throws `not_allowed` for a USER, `conflict` where one is set up. */
export async function beginTotp(
  { db, siteName }: TotpDependencies,
  viewer: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
): Promise<TotpSetup> {
  if (!isStaff(viewer.role)) throw new Problem('not_allowed', t.onlyStaff);
  const account = await requireOwner(db, viewer, proof, browser);
  const secret = newTotpSecret();
  const begun = await db.transaction(async (tx) => {
    await requireUnchanged(tx, account);
    return store.beginSecret(tx, account.id, secret);
  });
  if (!begun) throw alreadyOn();
  const address = totpAddress(secret, { issuer: await siteName(db), label: account.email });
  const code = generate(address);
  return { secret, address, qr: { size: code.size, path: toSvgPath(code) } };
}

/**
 * Turns it on with a first code, which shows that the app has the secret. The other logins were made without it, and
 * end. Gives the recovery codes. Throws `invalid_input` for a wrong code, `conflict` where nothing was begun,
 * `too_many` for whoever guesses, from however many addresses.
 */
export async function confirmTotp({ db, siteUrl }: TotpDependencies, viewer: Viewer, typed: string): Promise<string[]> {
  const { accountId, sessionId } = viewer;
  // Not within the transaction: a wrong one takes that back.
  const { count, secondsLeft } = await addToCount(db, `first code of ${accountId}`, firstCodes.seconds);
  if (count > firstCodes.most) throw new Problem('too_many', undefined, { retryAfterSeconds: secondsLeft });
  return db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, viewer);
    const known = await store.findSecret(tx, accountId);
    if (known?.isConfirmed) throw alreadyOn();
    if (!known) throw new Problem('conflict', t.setupOverdue);
    const step = stepOfCode(known.secret, readCode(typed)?.code ?? '', known.nowMs);
    if (step === undefined) throw wrongCode();
    if (!(await store.confirmSecret(tx, accountId, step))) throw alreadyOn();
    await deleteSessionsOf(tx, accountId, sessionId);
    await openUp(tx, sessionId);
    await recordStaffSecurity(tx, account, { action: 'Second factor', detail: 'Authenticator app set up' });
    await mailOwner(tx, account, () => factorMail(siteUrl, 'totp-on'));
    return storeRecoveryCodes(tx, accountId);
  });
}

/**
 * Turns it off, by a code of it. Throws `not_found` where it was not on, `conflict` where it is the last one and one is
 * required.
 */
export async function removeTotp(
  { db, siteUrl }: TotpDependencies,
  viewer: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
): Promise<void> {
  const compared = await requireOwner(db, viewer, proof, browser, { codeAlways: true });
  await db.transaction(async (tx) => {
    const account = await requireUnchanged(tx, compared);
    if (!(await store.deleteTotp(tx, account.id))) throw notOn();
    await requireAnotherFactor(tx, account);
    await recordStaffSecurity(tx, account, { action: 'Second factor', detail: 'Authenticator app removed' });
    await mailOwner(tx, account, () => factorMail(siteUrl, 'totp-off'));
  });
}

/**
 * New recovery codes in place of the old ones, by a code too: with one of them the app could be taken off. Throws
 * `not_found` without an authenticator app.
 */
export async function renewRecoveryCodes(
  { db, siteUrl }: TotpDependencies,
  viewer: Viewer,
  proof: Proof | null | undefined,
  browser: Browser,
): Promise<string[]> {
  const compared = await requireOwner(db, viewer, proof, browser, { codeAlways: true });
  return db.transaction(async (tx) => {
    const account = await requireUnchanged(tx, compared);
    if (!(await store.hasTotp(tx, account.id))) throw notOn();
    await recordStaffSecurity(tx, account, { action: 'Second factor', detail: 'New recovery codes' });
    await mailOwner(tx, account, () => factorMail(siteUrl, 'codes-new'));
    return storeRecoveryCodes(tx, account.id);
  });
}

async function storeRecoveryCodes(tx: Queryable, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store.replaceRecoveryCodes(tx, accountId, codes.map(hashOfCode));
  return codes.map(formatRecoveryCode);
}

const alreadyOn = () => new Problem('conflict', t.appAlreadyOn);
const notOn = () => new Problem('not_found', t.noApp);
