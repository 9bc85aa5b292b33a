import type { Browser } from '#server/http/browser.ts';
import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import * as store from './known-browser.repository.ts';

/** By this an account knows the browsers in which it was logged in. It opens nothing. */
const knownCookie = 'known-browser';

const knownDays = 180;

/**
 * The account is known by this browser from now on; what its cookie is to hold. A browser in which several log in keeps
 * one.
 */
export async function knowBrowser(tx: Queryable, accountId: string, browser: Browser): Promise<string> {
  const secret = secretOf(browser) ?? newSecret();
  await store.addKnownBrowser(tx, accountId, hashOfSecret(secret));
  return secret;
}

export function setKnownBrowserCookie(browser: Browser, secret: string): void {
  browser.setCookie(knownCookie, secret, knownDays * 24 * 60 * 60);
}

export type Requester = { requester: string; isKnown: boolean };

/**
 * Who asks for a mail to an address: a browser in which its account was logged in counts for itself, anybody else by
 * where they are. Looks at the cookie first: the answer takes the same time whether an address has an account or not.
 */
export async function requesterOf(db: Queryable, browser: Browser, email: string): Promise<Requester> {
  const secret = secretOf(browser);
  const hash = secret && hashOfSecret(secret);
  const isKnown = hash !== undefined && (await store.isKnownTo(db, hash, email));
  return { requester: isKnown ? `browser ${hash}` : browser.address, isKnown };
}

export const sweepKnownBrowsers = (db: Queryable): Promise<void> => store.deleteOldKnownBrowsers(db, knownDays);

function secretOf(browser: Browser): string | undefined {
  const kept = browser.origin === 'own' ? browser.cookie(knownCookie) : undefined;
  return kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : undefined;
}
