import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../../contract/problem.ts';

/** OWASP's figures for argon2id, which is what the library takes by itself. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As many at once as there are cores, and this many that wait. Whoever comes then is told to come again. */
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes 20 to 50 ms of a core, off the event loop. Throws `unavailable` when too many wait already. */
async function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= availableParallelism()) {
    if (waiting.length >= mostWaiting) throw new Problem('unavailable', undefined, { retryAfterSeconds: 5 });
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever waits takes over the place as it is.
    if (next) next();
    else running -= 1;
  }
}

/** argon2id with a salt of its own, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, options));
}

/** What an account without a password is compared with, so that the answer takes the same time. Nothing matches it. */
let nobodysHash: Promise<string> | undefined;

/** Whether the password is the one behind the hash. Without a hash: no, in the same time. */
export async function matchesPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash(crypto.randomUUID(), options);
  const compared = storedHash ?? (await nobodysHash);
  const matches = await inLane(() => verify(compared, password));
  return matches && storedHash !== null;
}
