import { Problem } from '../../../contract/problem.ts';
import type { Browser } from '../../../server/browser.ts';
import type { Queryable, Transactor } from '../../../server/queryable.ts';
import { hashOfSecret } from '../../../server/secret.ts';
import { lockAccount } from './account.repository.ts';
import type { LoggedIn } from './login.service.ts';
import { takeToken } from './one-time-token.service.ts';
import { acceptOwner } from './ownership.service.ts';
import { handOverCookie, openSession } from './session.service.ts';

/** Ties a login at the provider to the browser that began it. */
export const flowCookie = 'google-flow';

/**
 * Trades the token of a mailed link, or the ticket of a login at the provider, for a session. Throws `not_logged_in` for one that is unknown,
 * used or too old, and for a ticket in another browser than the one that began: nobody can be logged in as somebody else unawares.
 */
export async function logInByToken(db: Transactor, token: string, browser: Browser): Promise<LoggedIn> {
  const loggedIn = await db.transaction(async (tx) => {
    const accountId = (await byMailedLink(tx, token)) ?? (await byTicket(tx, token, browser));
    const account = accountId && (await lockAccount(tx, accountId));
    if (!account) throw new Problem('not_logged_in', 'Login failed');
    return { accountId: account.id, session: await openSession(tx, account, browser) };
  });
  if (browser.cookie(flowCookie) !== undefined) browser.clearCookie(flowCookie);
  handOverCookie(browser, loggedIn.session);
  return loggedIn;
}

/** The link shows that they read the account's mail. */
async function byMailedLink(tx: Queryable, token: string): Promise<string | undefined> {
  const taken = await takeToken(tx, 'sign-in', token);
  const account = taken?.accountId ? await lockAccount(tx, taken.accountId) : undefined;
  if (account) await acceptOwner(tx, account);
  return account?.id;
}

async function byTicket(tx: Queryable, token: string, browser: Browser): Promise<string | undefined> {
  const taken = await takeToken(tx, 'google', token);
  const cookie = browser.cookie(flowCookie);
  // Thrown later, which takes the use back: the right browser can still come.
  if (!taken?.accountId || cookie === undefined || hashOfSecret(cookie) !== taken.payload.browser) return undefined;
  return taken.accountId;
}
