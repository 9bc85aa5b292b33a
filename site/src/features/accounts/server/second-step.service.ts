import { Problem } from '../../../contract/problem.ts';
import type { Browser } from '../../../server/browser.ts';
import type { Queryable, Transactor } from '../../../server/queryable.ts';
import { countOne, forgetCount } from '../../../server/rate-limit.repository.ts';
import { hashOfSecret, newSecret } from '../../../server/secret.ts';
import type { SecondFactor } from '../auth.contract.ts';
import { type Account, findAccount, lockAccount } from './account.repository.ts';
import { joinWaitingIdentity } from './google-join.service.ts';
import { hashOfCode, readCode, stepOfCode, type TypedCode } from './one-time-code.ts';
import { addToken, findToken, takeToken } from './one-time-token.repository.ts';
import { tokenSeconds } from './one-time-token.service.ts';
import { factorsOf } from './required-factor.service.ts';
import * as store from './second-factor.repository.ts';
import { isRequired } from './second-factor-rule.repository.ts';
import { handOverCookie, type OpenedSession, openSession } from './session.service.ts';
import { noteForStaff } from './staff-security.service.ts';
import { wrongCode } from './totp.service.ts';

/** Brings a login that waits for its second step back to the browser that began it. No script can read it. */
export const secondStepCookie = 'second-step';

/** A login that waits for its second step. */
export type BegunLogin = { ticket: string; cookie?: string; twoFactor: SecondFactor[] };
export type LoggedIn = { accountId: string; session: OpenedSession };
export type Admission = LoggedIn | { begun: BegunLogin };

/**
 * Lets somebody in who has shown one thing, as part of the caller's transaction: a password, their mail, a login at a provider. Every way of logging in ends here. Where a
 * second factor is set there is no session yet: for ten minutes the browser that began may show the second thing. Throws `not_allowed` for a page of another site.
 */
export async function admit(tx: Queryable, account: Account, browser: Browser, how: string): Promise<Admission> {
  const twoFactor = await factorsOf(tx, account);
  if (twoFactor.length === 0) {
    // Whoever has none where one is required comes in to set one up, and for nothing else.
    const setupOnly = account.role !== 'USER' && (await isRequired(tx));
    return { accountId: account.id, session: await openSession(tx, account, browser, how, setupOnly) };
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
 * The second step: a code of the app, which works once, or a recovery code. Throws `not_logged_in` for a login that nobody has begun in this browser, or that is over;
 * `invalid_input` for a wrong code, `too_many` for whoever guesses.
 */
export async function finishLogin(
  db: Transactor,
  { ticket, code: typed }: { ticket?: string | undefined; code: string },
  browser: Browser,
): Promise<LoggedIn> {
  const begun = await requireBegun(db, ticket, browser);
  const code = readCode(typed);
  if (!code) throw wrongCode();
  const tries = await countTry(db, begun.accountId, code, browser);
  const finished = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, begun.accountId);
    if (!account) throw overdue();
    if (!(await accept(tx, account.id, code))) return undefined;
    // Used up only now: a wrong code leaves it to the next try.
    if (!(await takeToken(tx, begun.hash, 'second-step'))) throw overdue();
    await forgetCount(tx, tries.key);
    if (begun.how === 'Password') await joinWaitingIdentity(tx, account, browser);
    const how = `${begun.how} and ${code.kind === 'totp' ? 'code' : 'recovery code'}`;
    return { accountId: account.id, session: await openSession(tx, account, browser, how) };
  });
  if (!finished) {
    await noteWrongCode(db, begun.accountId, tries.count);
    throw wrongCode();
  }
  if (browser.cookie(secondStepCookie) !== undefined) browser.clearCookie(secondStepCookie);
  handOverCookie(browser, finished.session);
  return finished;
}

/** A login begun in a browser is that browser's alone; one begun by a program is none of any page. */
async function requireBegun(db: Queryable, given: string | undefined, browser: Browser) {
  const cookie = browser.origin === 'own' ? browser.cookie(secondStepCookie)?.split('.') : undefined;
  const ticket = given ?? cookie?.[0];
  const found = ticket ? await findToken(db, hashOfSecret(ticket), 'second-step') : undefined;
  if (!found?.accountId) throw overdue();
  const isBound = cookie?.[1] ? hashOfSecret(cookie[1]) === found.payload.browser : found.payload.browser === '';
  if (!isBound || (found.payload.browser === '') !== (browser.origin === 'none')) throw overdue();
  return { hash: hashOfSecret(ticket ?? ''), accountId: found.accountId, how: found.payload.how ?? '' };
}

/** Each code of the app works once, and none that is older than one that was taken. */
async function accept(tx: Queryable, accountId: string, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === 'recovery') return store.takeRecoveryCode(tx, accountId, hashOfCode(code));
  const known = await store.findSecret(tx, accountId);
  if (!known?.isConfirmed) return false;
  const step = stepOfCode(known.secret, code, known.nowMs);
  return step !== undefined && store.takeStep(tx, accountId, step);
}

/** Wrong codes from one client; codes of the app from all of them together: of a million each try hits three. */
const limits = { mostOfClient: 10, clientSeconds: 15 * 60, mostOfAll: 100, allSeconds: 24 * 60 * 60 };

/**
 * Counts a try before it is looked at. Whoever comes this far knows the password, so the limit for all is a hard one; recovery codes, which nobody guesses, still let
 * the owner in then.
 */
async function countTry(db: Queryable, accountId: string, { kind }: TypedCode, { address }: Browser) {
  const key = `second step of ${accountId} by ${address}`;
  const ofClient = await countOne(db, key, limits.clientSeconds);
  if (ofClient.count > limits.mostOfClient)
    throw new Problem('too_many', undefined, { retryAfterSeconds: ofClient.secondsLeft });
  const ofAll = await countOne(db, `second step of ${accountId} by ${kind}`, limits.allSeconds);
  if (kind === 'totp' && ofAll.count > limits.mostOfAll)
    throw new Problem('too_many', 'Too many codes were tried today. Enter one of your recovery codes instead.', {
      retryAfterSeconds: ofAll.secondsLeft,
    });
  return { key, count: ofAll.count };
}

/** Whoever gets this far has the password: colleagues should see it, and not a hundred lines of it. */
async function noteWrongCode(db: Queryable, accountId: string, count: number): Promise<void> {
  const account = await findAccount(db, accountId);
  const detail = 'Right password, wrong code';
  if (account && (count <= 5 || count % 25 === 0)) await noteForStaff(db, account, { action: 'Failed login', detail });
}

const overdue = () => new Problem('not_logged_in', 'This login took too long. Please log in again.');
