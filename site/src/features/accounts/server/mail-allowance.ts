import { limits } from '../../../contract/limits.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { countOne } from '../../../server/rate-limit.repository.ts';
import { mostOf } from '../../../server/rate-limit.ts';

/** So many mails about accounts leave the whole site in an hour; what is beyond it is an attack, and is not mailed. */
const fuse = { most: 300, seconds: 60 * 60 };

/** Counts a mail to an address, whoever asks for it, in any case. False when it has had too many. */
export async function mayMailTo(db: Queryable, email: string, scale: number): Promise<boolean> {
  const { count } = await countOne(db, `mail to ${email.toLowerCase()}`, limits.mailToOneAddress.seconds);
  return count <= mostOf('mailToOneAddress', scale);
}

/** Counts a mail of the whole site. Only those to accounts that exist count: strangers' guesses must not use it up. */
export async function mayMailAtAll(db: Queryable): Promise<boolean> {
  return (await countOne(db, 'account mails', fuse.seconds)).count <= fuse.most;
}
