import { Problem } from '#contract/problem.ts';
import type { Browser } from '#server/http/browser.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { lockAccount } from '../account.repository.ts';
import { t } from '../api-account-answers.texts.ts';
import { acceptOwner } from '../email/ownership.service.ts';
import { flowCookie } from '../google/google-join.service.ts';
import { type Admission, admit, handOver } from '../second-factor/second-step.service.ts';
import { consumeToken } from '../tokens/one-time-token.service.ts';

/** By this a browser that asked for a link by mail is known again. */
const askedCookie = 'asked-for-link';

/** Longer than any link works: a mail may have waited before it left. */
const askedSeconds = 24 * 60 * 60;

/**
 * A page of ours asks for a link that logs in: its browser will be known when the link is opened there. The hash that
 * goes into the token; undefined for what is no browser on our pages. Whoever asked before keeps what they have, so
 * that each of several links works.
 */
export function rememberAsking(browser: Browser): string | undefined {
  if (browser.origin !== 'own') return undefined;
  const kept = browser.cookie(askedCookie);
  const secret = kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newSecret();
  browser.setCookie(askedCookie, secret, askedSeconds);
  return hashOfSecret(secret);
}

/**
 * Trades the token of a mailed link, or the ticket of a login at the provider, for a session. Throws `not_logged_in`
 * for one that is unknown, used or too old, and for a ticket in another browser than the one that began: nobody can be
 * logged in as somebody else unawares. Throws `conflict` for a link that is opened in another browser than the one that
 * asked for it, unless it is `confirmed`; it can still be used then.
 */
export async function logInByToken(
  db: Transactor,
  token: string,
  browser: Browser,
  confirmed = false,
): Promise<Admission> {
  // Before anything is said of whose link it is.
  if (browser.origin === 'foreign') throw new Problem('not_allowed');
  const admission = await db.transaction(async (tx) => {
    const byLink = await byMailedLink(tx, token, browser, confirmed);
    const accountId = byLink ?? (await byTicket(tx, token, browser));
    const account = accountId && (await lockAccount(tx, accountId));
    if (!account) throw new Problem('not_logged_in', t.loginFailed);
    return admit(tx, account, browser, byLink ? 'Email link' : 'Google');
  });
  if (browser.cookie(flowCookie) !== undefined) browser.clearCookie(flowCookie);
  handOver(browser, admission);
  return admission;
}

/** The link shows that they read the account's mail. */
async function byMailedLink(
  tx: Queryable,
  token: string,
  browser: Browser,
  confirmed: boolean,
): Promise<string | undefined> {
  const taken = await consumeToken(tx, 'sign-in', token);
  const account = taken?.accountId ? await lockAccount(tx, taken.accountId) : undefined;
  if (!taken || !account) return undefined;
  // What is thrown takes the use back. A program that is no page has nobody who could be misled.
  if (browser.origin === 'own' && !confirmed && !hasAsked(browser, taken.payload.browser))
    throw openedElsewhere(account.email);
  await acceptOwner(tx, account);
  return account.id;
}

function hasAsked(browser: Browser, hash: string | undefined): boolean {
  const cookie = browser.cookie(askedCookie);
  return cookie !== undefined && hashOfSecret(cookie) === hash;
}

/** Enough to tell one's own address by, too little to learn another's. */
const halfHidden = (email: string) => `${[...email][0]}…@…`;

function openedElsewhere(email: string): Problem {
  return new Problem('conflict', t.otherBrowser, { data: { email: halfHidden(email) } });
}

async function byTicket(tx: Queryable, token: string, browser: Browser): Promise<string | undefined> {
  const taken = await consumeToken(tx, 'google', token);
  const cookie = browser.cookie(flowCookie);
  // Thrown later, which takes the use back: the right browser can still come.
  if (!taken?.accountId || cookie === undefined || hashOfSecret(cookie) !== taken.payload.browser) return undefined;
  return taken.accountId;
}
