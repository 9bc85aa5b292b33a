import { Problem } from '../../../contract/problem.ts';
import type { Browser } from '../../../server/browser.ts';
import type { Transactor } from '../../../server/queryable.ts';
import { forgetCount } from '../../../server/rate-limit.repository.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import * as accounts from './account.repository.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { confirmEmailMail } from './account-mails.ts';
import { mayMailAtAll, mayMailFor } from './mail-allowance.ts';
import { isKept, issueToken, tokenSeconds } from './one-time-token.service.ts';
import { hashPassword, matchesPassword } from './password-hash.ts';
import { countTry } from './password-tries.ts';
import { handOverCookie, type OpenedSession, openSession } from './session.service.ts';

export type LoggedIn = { accountId: string; session: OpenedSession };

const wrongPair = () => new Problem('not_logged_in', 'Invalid email or password');

/**
 * Makes an account and logs in. Throws `conflict` when the address has one already; of 50 at once, one succeeds. The address is mailed a
 * link that shows that it is read by its owner.
 */
export async function registerAccount(
  { db, siteUrl, rateLimitScale }: Pick<AccountDependencies, 'db' | 'siteUrl' | 'rateLimitScale'>,
  { name, email, password }: { name: string; email: string; password: string },
  browser: Browser,
): Promise<LoggedIn> {
  const passwordHash = await hashPassword(password);
  const loggedIn = await db.transaction(async (tx) => {
    const account = (await isKept(tx, email))
      ? undefined
      : await accounts.addAccount(tx, { name, email, passwordHash });
    if (!account) throw emailTaken();
    if ((await mayMailFor(tx, 'confirm-email', email, rateLimitScale)) && (await mayMailAtAll(tx))) {
      const token = await issueToken(tx, 'confirm-email', account.id, { email });
      await queueMail(tx, {
        to: email,
        ...confirmEmailMail({ siteUrl, token }),
        usefulSeconds: tokenSeconds['confirm-email'],
      });
    }
    return { accountId: account.id, session: await openSession(tx, account, browser) };
  });
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}

export function emailTaken(): Problem {
  const message = 'An account with this email exists already';
  return new Problem('conflict', message, { errors: [{ field: 'email', message }] });
}

/** Throws `not_logged_in`, with the same words and in the same time, for an unknown address and for a wrong password. */
export async function logInByPassword(
  db: Transactor,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<LoggedIn> {
  const key = await countTry(db, email, browser);
  const account = await accounts.findAccountByEmail(db, email);
  if (!(await matchesPassword(account?.passwordHash ?? null, password)) || !account) throw wrongPair();
  const loggedIn = await db.transaction(async (tx) => {
    // It may have been deleted or given another password while this one was compared.
    const now = await accounts.lockAccount(tx, account.id);
    if (now?.passwordHash !== account.passwordHash) throw wrongPair();
    await forgetCount(tx, key);
    return { accountId: now.id, session: await openSession(tx, now, browser) };
  });
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}
