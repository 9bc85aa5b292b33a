import { type LimitName, limits } from '#contract/limits.ts';
import { addToCount } from '#server/limits/rate-limit.repository.ts';
import { allowedCalls } from '#server/limits/rate-limit.ts';
import type { Queryable } from '#server/queryable.ts';
import type { TokenPurpose } from '../tokens/one-time-token.repository.ts';

/** What strangers can have mailed to an address. */
export type AskedPurpose = Extract<TokenPurpose, 'reset' | 'sign-in' | 'confirm-email'>;

/**
 * Counts a mail of one purpose for one address by one requester: 0 when it may be mailed, else how many seconds it
 * should wait. Another requester is not affected: nobody's own link is kept from them by others who ask for it.
 */
export function secondsUntilMail(
  db: Queryable,
  { purpose, email, requester }: { purpose: AskedPurpose; email: string; requester: string },
  scale: number,
): Promise<number> {
  const who = `${email.toLowerCase()} by ${requester}`;
  return consumeAll(db, scale, [
    ['mailForOnePurpose', `${purpose} mail to ${who}`],
    ['mailForOnePurposeInADay', `${purpose} mails of a day to ${who}`],
  ]);
}

/** Counts a mail that only the owner of an account can cause. */
export async function mayMailTo(db: Queryable, email: string, scale: number): Promise<boolean> {
  return (await consumeAll(db, scale, [['mailToOneAddress', `notice to ${email.toLowerCase()}`]])) === 0;
}

/** What one of them refuses takes nothing from those behind it. */
async function consumeAll(db: Queryable, scale: number, allowances: readonly [LimitName, string][]): Promise<number> {
  for (const [limit, key] of allowances) {
    const { count, secondsLeft } = await addToCount(db, key, limits[limit].seconds);
    if (count > allowedCalls(limit, scale)) return Math.max(1, secondsLeft);
  }
  return 0;
}
