import type { Browser } from '#server/http/browser.ts';
import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret } from '#server/secret.ts';
import type { Account } from '../account.repository.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';
import { addToken, deleteTokensOf, findToken } from '../tokens/one-time-token.repository.ts';
import { consumeToken, tokenSeconds } from '../tokens/one-time-token.service.ts';
import { addIdentity, findAccountOfIdentity, type Identity, lockIdentity } from './identity.repository.ts';

/** Ties a login at the provider to the browser that began it. */
export const flowCookie = 'google-flow';

/**
 * Somebody at the provider has the address of an account, which is no proof: the password is asked for first, in this
 * browser.
 */
export async function waitForPassword(
  tx: Queryable,
  accountId: string,
  { issuer, subject }: Identity,
  browserSecret: string,
): Promise<void> {
  const purpose = 'google-join';
  await deleteTokensOf(tx, accountId, purpose);
  const payload = { issuer, subject };
  const hash = hashOfSecret(browserSecret);
  await addToken(tx, { hash, purpose, accountId, payload, seconds: tokenSeconds[purpose] });
}

/**
 * The password was right, and the second factor where there is one: a login at the provider that waited for it in this
 * browser joins the account.
 */
export async function joinWaitingIdentity(tx: Queryable, account: Account, browser: Browser): Promise<void> {
  const cookie = browser.origin === 'own' ? browser.cookie(flowCookie) : undefined;
  if (cookie === undefined) return;
  const waiting = await findToken(tx, hashOfSecret(cookie), 'google-join');
  const { issuer, subject } = waiting?.payload ?? {};
  if (waiting?.accountId !== account.id || !issuer || !subject) return;
  await consumeToken(tx, 'google-join', cookie);
  await lockIdentity(tx, { issuer, subject });
  if (await findAccountOfIdentity(tx, { issuer, subject })) return;
  await addIdentity(tx, account.id, { issuer, subject });
  await recordStaffSecurity(tx, account, { action: 'Google login', detail: 'Connected after the password' });
}
