import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, type TrustedProxies } from '../http/client-address.ts';
import { giveRequestId } from '../http/request-id.ts';
import { withoutLanguage } from '../languages/page-languages.ts';
import type { Log } from './log.ts';

/** What takes longer to answer, from its arrival to the answer's first byte, is worth a warning. */
export const slowMs = 1000;

/**
 * The path of an address as it may be written down: no query, and no token where a call or a page has one in its path.
 */
export function createPathForLog(paths: readonly string[]): (address: string) => string {
  const secretAfter = paths.flatMap((path) => path.split(/(?<=\/):token$/).slice(0, -1));
  return (address) => {
    const [path = ''] = address.split('?');
    // Pages ignore case, and lie below a language as well.
    const plain = withoutLanguage(path).toLowerCase();
    const before = secretAfter.find((start) => plain.startsWith(start.toLowerCase()));
    return before ? `${before}:token` : path;
  };
}

/** Whether an address names a token: who reads it could open what it opens. */
export const isSecret = (address: string, pathForLog: (address: string) => string): boolean =>
  pathForLog(address).endsWith(':token');

export type RequestLogOptions = { log: Log; pathForLog: (address: string) => string; trustedProxies: TrustedProxies };

/** One line for each request when its answer has left, at info: with a level above that nothing is done. */
export function createRequestLog({ log, pathForLog, trustedProxies }: RequestLogOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!log.isLevelEnabled('info')) return;
    const startedAt = performance.now();
    const reqId = giveRequestId(request);
    const client = clientAddress(request, trustedProxies);
    response.once('close', () => {
      const { method, url = '' } = request;
      const ms = Math.round(performance.now() - startedAt);
      const line = { reqId, method, path: pathForLog(url), status: response.statusCode, ms, client };
      log.info(response.writableFinished ? line : { ...line, aborted: true }, 'request');
    });
  };
}

/** `route` is the pattern of its path, `ms` the time until its answer was ready. */
export type AnsweredCall = { method: string; route: string; status: number; ms: number };

/** A warning for each call that was slow to answer. */
export function createSlowCallWarning(limitMs: number) {
  return (log: Pick<Log, 'warn'>, { ms, ...call }: AnsweredCall): void => {
    if (ms >= limitMs) log.warn({ ...call, ms: Math.round(ms) }, 'slow call');
  };
}

/** The same for a page, which may ask for several things. */
export async function warnWhenSlowPage<Page>(log: Log, path: string, make: () => Promise<Page>): Promise<Page> {
  const startedAt = performance.now();
  return make().finally(() => {
    const ms = Math.round(performance.now() - startedAt);
    if (ms >= slowMs) log.warn({ path, ms }, 'slow page');
  });
}
