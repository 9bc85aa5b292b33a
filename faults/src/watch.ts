import { setTimeout as delay } from 'node:timers/promises';
import type { Headers } from './people.ts';

/** Longer than anything may take; what is not answered by then hangs. */
export const timeoutMs = 20_000;

/** An answer as its client saw it; without one the status is 0, and the failure says why there is none. */
export type Seen = { status: number; ms: number; again: boolean; failure: string };

/** Asks once and reads the whole answer, however long or short it is. Never rejects, and ends within the patience. */
export async function ask(address: string, request: RequestInit = {}): Promise<Seen> {
  const startedAt = performance.now();
  const seen = (status: number, again: boolean, failure = String(status)) => ({
    status,
    again,
    failure,
    ms: performance.now() - startedAt,
  });
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    return seen(answer.status, answer.headers.has('retry-after'));
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return seen(0, false, cause?.code ?? name);
  }
}

export const isGood = ({ status }: Seen) => status > 0 && status < 429;
/** Told to come again, and when. */
export const isRefused = ({ status, again }: Seen) => (status === 503 || status === 429) && again;
export const msOf = (list: readonly Seen[]) => list.map(({ ms }) => ms);

/** Asks the same again and again until it is told to stop, which gives all answers. */
export function watch(address: string, headers: Headers = {}, everyMs = 50): { stop(): Promise<Seen[]> } {
  const stopping = new AbortController();
  const watching = (async () => {
    const seen: Seen[] = [];
    do {
      seen.push(await ask(address, { headers }));
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    } while (!stopping.signal.aborted);
    return seen;
  })();
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}
