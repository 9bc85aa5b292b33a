import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import * as store from './one-time-token.repository.ts';

/** How long a token works. */
export const tokenSeconds = {
  reset: 30 * 60,
  'sign-in': 10 * 60,
  google: 60,
  'google-flow': 10 * 60,
  'google-join': 10 * 60,
  'second-step': 10 * 60,
  'passkey-setup': 5 * 60,
  'passkey-login': 5 * 60,
  'confirm-email': 24 * 60 * 60,
  'undo-email': 7 * 24 * 60 * 60,
} as const satisfies Record<store.TokenPurpose, number>;

/**
 * Makes a token that works once. An older one of the same account and purpose ends, but for undo-email: whoever changes
 * an address twice must not close the way back to the first.
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
export function consumeToken(
  tx: Queryable,
  purpose: store.TokenPurpose,
  token: string,
): Promise<store.ConsumedToken | undefined> {
  return store.consumeToken(tx, hashOfSecret(token), purpose);
}

/** One that was used up, as long as it would have worked. It opens nothing. */
export function findUsedToken(
  tx: Queryable,
  purpose: store.TokenPurpose,
  token: string,
): Promise<store.ConsumedToken | undefined> {
  return store.findUsedToken(tx, hashOfSecret(token), purpose);
}

/** Of an account: what was mailed or begun is worth nothing any more. A change of address can still be taken back. */
export function endTokens(tx: Queryable, accountId: string): Promise<void> {
  return store.deleteTokensBut(tx, accountId, 'undo-email');
}

/**
 * Of an account: all but the ways back to addresses that it had before the change which is taken back now. All of them
 * work for the same time, so the one that ends first is the oldest.
 */
export function endTokensSince(tx: Queryable, accountId: string, undoToken: string): Promise<void> {
  return store.deleteTokensButOlder(tx, accountId, { hash: hashOfSecret(undoToken), purpose: 'undo-email' });
}

/** Of an account: all of them. */
export function endAllTokens(tx: Queryable, accountId: string): Promise<void> {
  return store.deleteTokensOf(tx, accountId);
}

/** Whether somebody who read the mail of another address before can still have the account back. */
export function canBeClaimedBack(db: Queryable, account: { id: string; email: string }): Promise<boolean> {
  return store.canBeTakenBackFrom(db, account.id, account.email);
}

/** Whether an address is kept for an account, other than the one that asks, that can still have it back. */
export function isKept(db: Queryable, email: string, butAccountId?: string): Promise<boolean> {
  return store.canBeTakenBackTo(db, email, butAccountId);
}

/** Whether an address waits to become, or to be shown as, that of an account. */
export function waitsToBeConfirmed(db: Queryable, accountId: string, email: string): Promise<boolean> {
  return store.canConfirm(db, accountId, email);
}
