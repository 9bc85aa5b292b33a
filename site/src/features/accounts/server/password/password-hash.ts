import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/limits/concurrency-limit.ts';

/** OWASP's figures for argon2id, which is what the library takes by itself. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes 20 to 50 ms of a core, off the event loop. Throws `unavailable` when too many wait already. */
const withHashLimit = createConcurrencyLimit({ running: availableParallelism(), waiting: 100 });

/** argon2id with a salt of its own, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return withHashLimit(() => hash(password, options));
}

/** What an account without a password is compared with, so that the answer takes the same time. Nothing matches it. */
let nobodysHash: Promise<string> | undefined;

/** Whether the password is the one behind the hash. Without a hash: no, in the same time. */
export async function matchesPassword(storedHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash(crypto.randomUUID(), options);
  const compared = storedHash ?? (await nobodysHash);
  const matches = await withHashLimit(() => verify(compared, password));
  return matches && storedHash !== null;
}
