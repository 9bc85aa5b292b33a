import { type LimitName, limits } from '../../../contract/limits.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { countOne } from '../../../server/rate-limit.repository.ts';
import { mostOf } from '../../../server/rate-limit.ts';

/**
 * So many mails about accounts leave the whole site in an hour; what is beyond it is an attack, and is not mailed. The newsletter has a
 * third of the site's 300 for itself, so that neither can use up the other's.
 */
const fuse = { most: 200, seconds: 60 * 60 };

type Allowance = readonly [limit: LimitName, key: string];

/** Counts a mail of one purpose that strangers can ask for. False when the address has had too many, whoever asks, in any case. */
export function mayMailFor(
  db: Queryable,
  purpose: 'reset' | 'sign-in' | 'confirm-email',
  email: string,
  scale: number,
): Promise<boolean> {
  const address = email.toLowerCase();
  return takeFromAll(db, scale, [
    ['mailForOnePurpose', `${purpose} mail to ${address}`],
    ['mailForOnePurposeInADay', `${purpose} mails of a day to ${address}`],
    ['mailToOneAddress', `mail to ${address}`],
  ]);
}

/** Counts a mail that only the owner of an account can cause. */
export function mayMailTo(db: Queryable, email: string, scale: number): Promise<boolean> {
  return takeFromAll(db, scale, [['mailToOneAddress', `mail to ${email.toLowerCase()}`]]);
}

/** What one of them refuses takes nothing from those behind it. */
async function takeFromAll(db: Queryable, scale: number, allowances: readonly Allowance[]): Promise<boolean> {
  for (const [limit, key] of allowances) {
    const { count } = await countOne(db, key, limits[limit].seconds);
    if (count > mostOf(limit, scale)) return false;
  }
  return true;
}

/** Counts a mail of the whole site. Only those to accounts that exist count: strangers' guesses must not use it up. */
export async function mayMailAtAll(db: Queryable): Promise<boolean> {
  return (await countOne(db, 'account mails', fuse.seconds)).count <= fuse.most;
}
