import { Problem } from '#contract/problem.ts';
import type { Browser } from '#server/http/browser.ts';
import { networkAround } from '#server/http/client-address.ts';
import { addToCount, type Counted } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';

/**
 * Wrong passwords for one account: from one client, from the network that it may have many addresses of, and from all
 * of them together. Codes of a second factor have limits of their own (typed-code.service.ts), mailed links as well
 * (mail-allowance.ts), and each client for all its calls (contract/limits.ts).
 */
const tries = { seconds: 15 * 60, mostOfClient: 10, mostOfNetwork: 30, mostOfAll: 100, mostOfClientThen: 2 };

/**
 * Counts a try before it is looked at, and gives the key to forget it by when it was right. Slows down whoever guesses,
 * by a `too_many`. Nobody is locked out by what lies elsewhere: while strangers guess from everywhere, a client that
 * has not guessed wrong itself still has two tries.
 */
export async function countTry(db: Queryable, email: string, browser: Pick<Browser, 'address'>): Promise<string> {
  const account = email.toLowerCase();
  const key = `password of ${account} by ${browser.address}`;
  const ofClient = await addToCount(db, key, tries.seconds);
  const ofAll = await addToCount(db, `password of ${account}`, tries.seconds);
  const most = ofAll.count > tries.mostOfAll ? tries.mostOfClientThen : tries.mostOfClient;
  if (ofClient.count > most) throw tooMany(ofClient);
  const network = networkAround(browser.address);
  if (network) {
    const ofNetwork = await addToCount(db, `password of ${account} by ${network}`, tries.seconds);
    if (ofNetwork.count > tries.mostOfNetwork) throw tooMany(ofNetwork);
  }
  return key;
}

const tooMany = ({ secondsLeft }: Counted) => new Problem('too_many', undefined, { retryAfterSeconds: secondsLeft });
