import type { IncomingMessage } from 'node:http';
import { type LimitName, limits } from '../../contract/limits.ts';
import { Problem, problemBody } from '../../contract/problem.ts';
import { clientAddress } from '../http/client-address.ts';
import { allowedCalls, type LimitSettings } from './rate-limit.ts';

/**
 * Clients that are counted at a time; beyond that all begin anew, so that nobody can fill the memory with addresses.
 */
const mostClients = 50_000;

/**
 * Counts in memory and for each process by itself, because what is protected is the process: a row in the database for
 * each read would cost more than the read. Returns after how many seconds to come again, 0 for who may pass.
 */
function createCount({ trustedProxies, scale }: LimitSettings, now: () => number) {
  const windows = new Map<LimitName, { endsAt: number; counts: Map<string, number> }>();

  const windowOf = (limit: LimitName) => {
    const known = windows.get(limit);
    if (known && now() < known.endsAt && known.counts.size < mostClients) return known;
    const fresh = { endsAt: now() + limits[limit].seconds * 1000, counts: new Map<string, number>() };
    windows.set(limit, fresh);
    return fresh;
  };

  return (request: IncomingMessage, limit: LimitName): number => {
    const { endsAt, counts } = windowOf(limit);
    const client = clientAddress(request, trustedProxies);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > allowedCalls(limit, scale) ? Math.max(1, Math.ceil((endsAt - now()) / 1000)) : 0;
  };
}

/**
 * Limits public reads that the response cache has to make: those that it has ready cost next to nothing and are not
 * counted. Returns the answer to send instead, or null.
 */
export function createReadLimit(
  limitOf: (request: IncomingMessage) => LimitName,
  settings: LimitSettings,
  now: () => number = () => performance.now(),
) {
  const take = createCount(settings, now);
  return (request: IncomingMessage) => {
    const waitSeconds = take(request, limitOf(request));
    return waitSeconds > 0 ? tooMany(waitSeconds) : null;
  };
}

/** Counts a call before anything of it is looked at; throws `too_many`. */
export type LimitCalls = (request: IncomingMessage) => void;

/** Limits all other calls, those with a login that is made up among them: it is not even looked for. */
export function createCallLimit(settings: LimitSettings): LimitCalls {
  const take = createCount(settings, () => performance.now());
  return (request) => {
    const retryAfterSeconds = take(request, 'calls');
    if (retryAfterSeconds > 0) throw new Problem('too_many', undefined, { retryAfterSeconds });
  };
}

function tooMany(retryAfterSeconds: number) {
  const problem = new Problem('too_many');
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    body: Buffer.from(JSON.stringify(problemBody(problem))),
    tags: null,
  };
}
