import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import { mailOwner } from '#features/mail/server/mail.service.ts';
import type { Browser } from '#server/http/browser.ts';
import { deleteCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import type { SecondFactor } from '../../auth.contract.ts';
import { type Account, lockAccount } from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { joinWaitingIdentity } from '../google/google-join.service.ts';
import { handOverCookie, type OpenedSession, openSession } from '../sessions/session.service.ts';
import { addToken, consumeToken, findToken } from '../tokens/one-time-token.repository.ts';
import { tokenSeconds } from '../tokens/one-time-token.service.ts';
import { factorsOf } from './required-factor.service.ts';
import { factorMail } from './second-factor.mails.ts';
import { isRequired } from './second-factor-rule.repository.ts';
import { consumeCode, readTypedCode, recordWrongCode, wrongCode } from './typed-code.service.ts';

/** Brings a login that waits for its second step back to the browser that began it. No script can read it. */
export const secondStepCookie = 'second-step';

/** A login that waits for its second step. */
export type PendingLogin = { ticket: string; cookie?: string; twoFactor: SecondFactor[] };
export type LoggedIn = { accountId: string; session: OpenedSession };
export type Admission = LoggedIn | { begun: PendingLogin };

/**
 * Lets somebody in who has shown one thing, as part of the caller's transaction: a password, their mail, a login at a
 * provider. Every way of logging in ends here. Where a second factor is set there is no session yet: for ten minutes
 * the browser that began may show the second thing. Throws `not_allowed` for a page of another site.
 */
export async function admit(tx: Queryable, account: Account, browser: Browser, how: string): Promise<Admission> {
  const twoFactor = await factorsOf(tx, account);
  if (twoFactor.length === 0) {
    // Whoever has none where one is required comes in to set one up, and for nothing else.
    const setupOnly = isStaff(account.role) && (await isRequired(tx));
    return { accountId: account.id, session: await openSession(tx, account, browser, how, { setupOnly }) };
  }
  if (browser.origin === 'foreign') throw new Problem('not_allowed');
  const ticket = newSecret();
  const secret = browser.origin === 'own' ? newSecret() : undefined;
  await addToken(tx, {
    hash: hashOfSecret(ticket),
    purpose: 'second-step',
    accountId: account.id,
    payload: { how, browser: secret ? hashOfSecret(secret) : '' },
    seconds: tokenSeconds['second-step'],
  });
  return { begun: { ticket, twoFactor, ...(secret && { cookie: `${ticket}.${secret}` }) } };
}

/** After the transaction: an answer that failed must not leave a cookie. */
export function handOver(browser: Browser, admission: Admission): void {
  if ('session' in admission) handOverCookie(browser, admission.session);
  else if (admission.begun.cookie)
    browser.setCookie(secondStepCookie, admission.begun.cookie, tokenSeconds['second-step']);
}

/**
 * The second step: a code of the app, which works once, or a recovery code. Throws `not_logged_in` for a login that
 * nobody has begun in this browser, or that is over; `invalid_input` for a wrong code, `too_many` for whoever guesses.
 */
export async function finishLogin(
  { db, siteUrl }: Pick<AccountDependencies, 'db' | 'siteUrl'>,
  { ticket, code: typed }: { ticket?: string | undefined; code: string },
  browser: Browser,
): Promise<LoggedIn> {
  const begun = await requirePending(db, ticket, browser);
  const { code, tries } = await readTypedCode(db, begun.accountId, typed, browser);
  const finished = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, begun.accountId);
    if (!account) throw overdue();
    if (!(await consumeCode(tx, account.id, code))) return undefined;
    // Used up only now: a wrong code leaves it to the next try.
    if (!(await consumeToken(tx, begun.hash, 'second-step'))) throw overdue();
    await deleteCount(tx, tries.key);
    if (begun.how === 'Password') await joinWaitingIdentity(tx, account, browser);
    if (code.kind === 'recovery') await mailOwner(tx, account, () => factorMail(siteUrl, 'code-used'));
    const how = `${begun.how} and ${code.kind === 'totp' ? 'code' : 'recovery code'}`;
    return { accountId: account.id, session: await openSession(tx, account, browser, how) };
  });
  if (!finished) {
    await recordWrongCode(db, begun.accountId, tries.count, 'Right password, wrong code');
    throw wrongCode();
  }
  if (browser.cookie(secondStepCookie) !== undefined) browser.clearCookie(secondStepCookie);
  handOverCookie(browser, finished.session);
  return finished;
}

/** A login begun in a browser is that browser's alone; one begun by a program is none of any page. */
async function requirePending(db: Queryable, given: string | undefined, browser: Browser) {
  const cookie = browser.origin === 'own' ? browser.cookie(secondStepCookie)?.split('.') : undefined;
  const ticket = given ?? cookie?.[0];
  const found = ticket ? await findToken(db, hashOfSecret(ticket), 'second-step') : undefined;
  if (!found?.accountId) throw overdue();
  const isBound = cookie?.[1] ? hashOfSecret(cookie[1]) === found.payload.browser : found.payload.browser === '';
  if (!isBound || (found.payload.browser === '') !== (browser.origin === 'none')) throw overdue();
  return { hash: hashOfSecret(ticket ?? ''), accountId: found.accountId, how: found.payload.how ?? '' };
}

const overdue = () => new Problem('not_logged_in', t.loginOverdue);
