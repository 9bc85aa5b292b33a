import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { Problem } from '#contract/problem.ts';
import type { Browser } from '#server/http/browser.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { addToCount, deleteCount } from '#server/limits/rate-limit.repository.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import * as accounts from '../account.repository.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { t } from '../api-account-answers.texts.ts';
import { joinWaitingIdentity } from '../google/google-join.service.ts';
import { hashPassword, matchesPassword } from '../password/password-hash.ts';
import { countTry } from '../password/password-tries.ts';
import { type Admission, admit, handOver, type LoggedIn } from '../second-factor/second-step.service.ts';
import { handOverCookie, openSession } from '../sessions/session.service.ts';
import { isKept } from '../tokens/one-time-token.service.ts';
import { askForMail } from './asked-mail.jobs.ts';
import { recordFailedLogin } from './failed-login.jobs.ts';

const wrongPair = () => new Problem('not_logged_in', t.wrongPair);

/**
 * Makes an account and logs in. Throws `conflict` when the address has one already; of 50 at once, one succeeds. The
 * address is mailed a link that shows that it is read by its owner.
 */
export async function registerAccount(
  { db, rateLimitScale }: Pick<AccountDependencies, 'db' | 'rateLimitScale'>,
  { name, email, password }: { name: string; email: string; password: string },
  browser: Browser,
): Promise<LoggedIn> {
  const passwordHash = await hashPassword(password);
  const loggedIn = await db.transaction(async (tx) => {
    const account = (await isKept(tx, email))
      ? undefined
      : await accounts.addAccount(tx, { name, email, passwordHash, language: requestLanguage() });
    if (!account) throw emailTaken();
    const asked = { purpose: 'confirm-email', email, accountId: account.id, requester: browser.address } as const;
    await askForMail(tx, asked, rateLimitScale);
    return { accountId: account.id, session: await openSession(tx, account, browser, 'Password') };
  });
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}

export function emailTaken(): Problem {
  const message = t.emailTaken;
  return new Problem('conflict', message, { errors: [{ field: 'email', message }] });
}

/**
 * Throws `not_logged_in`, with the same words and in the same time, for an unknown address and for a wrong password.
 */
export async function logInByPassword(
  db: Transactor,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<Admission> {
  const key = await countTry(db, email, browser);
  const account = await accounts.findAccountByEmail(db, email);
  if (!(await matchesPassword(account?.passwordHash ?? null, password)) || !account) {
    await noteFailedLogin(db, email);
    throw wrongPair();
  }
  const admission = await db.transaction(async (tx) => {
    // It may have been deleted or given another password while this one was compared.
    const now = await accounts.lockAccount(tx, account.id);
    if (now?.passwordHash !== account.passwordHash) throw wrongPair();
    await deleteCount(tx, key);
    const admitted = await admit(tx, now, browser, 'Password');
    if ('session' in admitted) await joinWaitingIdentity(tx, now, browser);
    return admitted;
  });
  handOver(browser, admission);
  return admission;
}

const failedLoginSeconds = 15 * 60;
const noted = [1, 10, 100];

/**
 * Somebody typed a wrong password for an address. A job looks whether it belongs to one of the staff, so that the
 * answer takes as long for every address. Of a flood only the 1st, the 10th and the 100th within 15 minutes are written
 * down: the list of activity stays readable.
 */
async function noteFailedLogin(db: Queryable, email: string): Promise<void> {
  const { count } = await addToCount(db, `failed login of ${email.toLowerCase()}`, failedLoginSeconds);
  if (noted.includes(count)) await enqueue(db, recordFailedLogin, { email, count });
}
