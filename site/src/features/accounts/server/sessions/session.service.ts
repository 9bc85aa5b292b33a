import { inLanguage } from '@trekker/texts/in-language.ts';
import { Problem } from '#contract/problem.ts';
import { isStaff } from '#contract/roles.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Browser } from '#server/http/browser.ts';
import { english } from '#server/languages/open-languages.ts';
import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { type Account, lockAccount } from '../account.repository.ts';
import { deviceOf } from '../login/device.rules.ts';
import { knowBrowser, setKnownBrowserCookie } from '../login/known-browser.service.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import * as store from './session.repository.ts';

/** The cookie of a login in a browser. */
export const sessionCookie = 'session';

const userSeconds = 30 * 24 * 60 * 60;
const staffSeconds = 12 * 60 * 60;

/** So long after a login nothing more is asked to show that it is the owner. */
export const freshSeconds = 10 * 60;

export type OpenedSession = {
  token: string;
  expiresAt: number;
  cookie?: { value: string; maxAgeSeconds: number; known: string };
  setupOnly: boolean;
};

/**
 * Begins a session of somebody who has shown all that is asked of them (`admit` in second-step.service.ts asks), as
 * part of the caller's transaction. In a browser on our own pages it is tied to a cookie that scripts cannot read; for
 * a program the token stands alone. What the browser was logged in as before ends. Throws `not_allowed` for a page of
 * another site.
 */
export async function openSession(
  tx: Queryable,
  account: Pick<Account, 'id' | 'role'>,
  browser: Browser,
  how: string,
  { setupOnly = false, passkeyId = null }: { setupOnly?: boolean; passkeyId?: string | null } = {},
): Promise<OpenedSession> {
  if (browser.origin === 'foreign') throw new Problem('not_allowed');
  const before = browser.cookie(sessionCookie);
  if (before) await store.deleteSessionByCookie(tx, hashOfSecret(before));
  const seconds = isStaff(account.role) ? staffSeconds : userSeconds;
  const token = newSecret();
  const cookie = browser.origin === 'own' ? newSecret() : undefined;
  const known = cookie && (await knowBrowser(tx, account.id, browser));
  const expiresAt = await store.addSession(tx, {
    accountId: account.id,
    tokenHash: hashOfSecret(token),
    cookieHash: cookie === undefined ? null : hashOfSecret(cookie),
    userAgent: browser.userAgent,
    setupOnly,
    passkeyId,
    seconds,
  });
  // As the log keeps it, whatever the language of who logs in.
  const device = inLanguage(english, () => deviceOf(browser.userAgent));
  await recordStaffSecurity(tx, account, { action: 'Logged in', detail: `${how}, ${device}` });
  return {
    token,
    expiresAt,
    setupOnly,
    ...(cookie && known && { cookie: { value: cookie, maxAgeSeconds: seconds, known } }),
  };
}

/**
 * The account of a login that has not ended since its call was let in, and does not until the transaction ends. Locks
 * the account: what is kept after the login, such as another way in, must not come after its end. Throws
 * `not_logged_in`.
 */
export async function lockOwnAccount(tx: Queryable, { accountId, sessionId }: Viewer): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (!account || !(await store.lockSession(tx, sessionId))) throw new Problem('not_logged_in');
  return account;
}

/** Whether a session began within the last so many seconds. */
export const isFresh = store.isFresh;

/** After the transaction: an answer that failed must not leave a cookie. */
export function handOverCookie(browser: Browser, { cookie }: OpenedSession): void {
  if (!cookie) return;
  browser.setCookie(sessionCookie, cookie.value, cookie.maxAgeSeconds);
  setKnownBrowserCookie(browser, cookie.known);
}

/**
 * Ends the session of the caller. No error when there is none. Another site can neither end it nor take its cookie
 * away.
 */
export async function closeSession(db: Queryable, browser: Browser): Promise<void> {
  if (browser.origin === 'foreign') return;
  const cookie = browser.cookie(sessionCookie);
  if (cookie && browser.origin === 'own') await store.deleteSessionByCookie(db, hashOfSecret(cookie));
  const session = browser.bearer ? await store.findSessionByToken(db, hashOfSecret(browser.bearer)) : undefined;
  if (session && isBoundTo(session, cookie)) await store.deleteSession(db, session.sessionId);
  browser.clearCookie(sessionCookie);
}

/** A token that is tied to a cookie is worth nothing without it. */
export function isBoundTo({ cookieHash }: Pick<store.KnownSession, 'cookieHash'>, cookie: string | undefined): boolean {
  return cookieHash === null || (cookie !== undefined && hashOfSecret(cookie) === cookieHash);
}
