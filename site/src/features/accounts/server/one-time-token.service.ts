import type { Queryable } from '../../../server/queryable.ts';
import { hashOfSecret, newSecret } from '../../../server/secret.ts';
import * as store from './one-time-token.repository.ts';

/** How long a token works. */
export const tokenSeconds = {
  reset: 30 * 60,
  'sign-in': 10 * 60,
  google: 60,
  'google-flow': 10 * 60,
  'confirm-email': 24 * 60 * 60,
  'undo-email': 7 * 24 * 60 * 60,
} as const satisfies Record<store.TokenPurpose, number>;

/**
 * Makes a token that works once. An older one of the same account and purpose ends, but for undo-email: whoever changes an address
 * twice must not close the way back to the first.
 */
export async function issueToken(
  tx: Queryable,
  purpose: store.TokenPurpose,
  accountId: string | null,
  payload: store.TokenPayload = {},
): Promise<string> {
  if (accountId !== null && purpose !== 'undo-email') await store.deleteTokensOf(tx, accountId, purpose);
  const token = newSecret();
  await store.addToken(tx, { hash: hashOfSecret(token), purpose, accountId, payload, seconds: tokenSeconds[purpose] });
  return token;
}

/** Uses a token up. Undefined when it is unknown, used, too old, replaced by a newer one, or for something else. */
export function takeToken(
  tx: Queryable,
  purpose: store.TokenPurpose,
  token: string,
): Promise<store.TakenToken | undefined> {
  return store.takeToken(tx, hashOfSecret(token), purpose);
}

/** Of an account: what was mailed or begun is worth nothing any more. A change of address can still be taken back. */
export function endTokens(tx: Queryable, accountId: string): Promise<void> {
  return store.deleteTokensBut(tx, accountId, 'undo-email');
}

/** Of an account: all of them. */
export function endAllTokens(tx: Queryable, accountId: string): Promise<void> {
  return store.deleteTokensOf(tx, accountId);
}

/** Whether an address is kept for an account, other than the one that asks, that can still have it back. */
export function isKept(db: Queryable, email: string, butAccountId?: string): Promise<boolean> {
  return store.canBeTakenBackTo(db, email, butAccountId);
}
