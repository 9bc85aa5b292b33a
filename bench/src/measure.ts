import autocannon from 'autocannon';
import type { Client, Load, Measured } from './load.ts';
import { cpuMilliseconds, type Target } from './processes.ts';
import { askWithWrk } from './wrk.ts';

const asked = { accept: 'text/html,application/json', 'accept-encoding': 'br' };

/**
 * Throws when an answer was neither 2xx nor 304: what is fast because it fails is not fast. What can be sent only once
 * is sent by autocannon, whatever the client: wrk sends until the time is over.
 */
export async function measure(target: Target, load: Load, client: Client): Promise<Measured> {
  const cpuBefore = cpuMilliseconds(target);
  const isWrk = client === 'wrk' && !load.once;
  const { count, ...answered } = await (isWrk
    ? askWithWrk(target.origin, load, asked)
    : askWithAutocannon(target, load));
  const cpuAfter = cpuMilliseconds(target);
  return { ...answered, cpu: cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) / count) * 1000 };
}

async function askWithAutocannon(target: Target, { requests, connections, seconds, once }: Load) {
  const clients = once ? Math.min(connections, requests.length) : connections;
  const shares = dealt(
    requests.map(({ headers, ...request }) => ({ ...request, headers: { ...asked, ...headers } })),
    clients,
  );
  const times: number[] = [];
  let unexpected = '';
  let failure = '';
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: target.origin,
        // Its own ten seconds are soon over on a busy machine, and count as an error then.
        timeout: 60,
        connections: clients,
        ...(once ? { amount: requests.length } : { duration: seconds }),
        // Its connections would all begin with the first request and go on in step: each would ask what all others ask
        // just then.
        setupClient: (client) => client.setRequests(shares.pop() ?? []),
      },
      (error, result) => {
        if (error || result.errors > 0)
          reject(error ?? new Error(`${result.errors} requests had no answer. ${failure}`));
        else resolve();
      },
    );
    run.on('reqError', (reason) => {
      failure ||= String(reason);
    });
    run.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status >= 400) unexpected ||= `${requests[0]?.path} was answered with ${status}.`;
    });
    if (once) setTimeout(() => (run as unknown as { stop(): void }).stop(), seconds * 1000).unref();
  });
  if (unexpected) throw new Error(unexpected);
  if (times.length === 0) throw new Error(`Nobody was answered within ${seconds} s.`);
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    count: times.length,
    perSecond: times.length / elapsedSeconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

/** One share for each client; where there are more clients than requests, some get the same one. */
function dealt<Item>(items: readonly Item[], clients: number): Item[][] {
  return Array.from({ length: clients }, (_, client) =>
    items.length < clients
      ? items.slice(client % items.length, (client % items.length) + 1)
      : items.filter((_, index) => index % clients === client),
  );
}

export type Compared = { ours: Measured[]; control: Measured[] };

/**
 * Measures two things in turns, so that what disturbs the machine disturbs both. With `warmUp` a turn of each goes
 * before.
 */
export async function inTurns(
  { rounds, warmUp }: { rounds: number; warmUp: boolean },
  ours: (round: number) => Promise<Measured>,
  control: (round: number) => Promise<Measured>,
): Promise<Compared> {
  const compared: Compared = { ours: [], control: [] };
  if (warmUp) {
    await control(0);
    await ours(0);
  }
  for (let round = 1; round <= rounds; round += 1) {
    compared.control.push(await control(round));
    compared.ours.push(await ours(round));
  }
  return compared;
}

export const ratios = ({ ours, control }: Compared, of: (one: Measured) => number): number[] =>
  ours.map((one, round) => of(one) / of(control[round] as Measured));

/** The value below which that share of them lies. */
export const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? 0;

export const median = (values: readonly number[]): number => at(values, 0.5);

export function spread(values: readonly number[], digits = 3): string {
  return [0, 0.5, 1].map((share) => at(values, share).toFixed(digits)).join(' / ');
}
