import type { IncomingMessage } from 'node:http';
import { type LimitName, limits } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { clientAddress, type TrustedProxies } from '../http/client-address.ts';
import type { Queryable } from '../queryable.ts';
import { addToCount } from './rate-limit.repository.ts';

/** Counts a call; throws `too_many` when this client has made too many of its kind. */
export type ConsumeLimit = (request: IncomingMessage, limit: LimitName) => Promise<void>;

export type LimitSettings = { trustedProxies: TrustedProxies; scale: number };

export const allowedCalls = (limit: LimitName, scale: number) => Math.max(1, Math.floor(limits[limit].most * scale));

/**
 * Limits of calls per client, counted in the database so that all processes share them. The key is the client's address
 * and the limit's name, nothing that a caller can choose.
 */
export function createRateLimit(db: Queryable, { trustedProxies, scale }: LimitSettings): ConsumeLimit {
  return async (request, limit) => {
    const key = `${limit} ${clientAddress(request, trustedProxies)}`;
    const { count, secondsLeft } = await addToCount(db, key, limits[limit].seconds);
    if (count > allowedCalls(limit, scale))
      throw new Problem('too_many', undefined, { retryAfterSeconds: secondsLeft });
  };
}
