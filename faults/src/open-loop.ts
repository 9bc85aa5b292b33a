import { Agent, request } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { median, percentile } from './outcome.ts';
import { isGood, isRefused, msOf, type Seen, timeoutMs } from './watch.ts';

/** One kind of request; `{n}` in path and body becomes a number that is new each time. */
export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };

export type Load = { origin: string; perSecond: number; seconds: number; asks: readonly Ask[] };

export type Measured = {
  /** What came in time to be sent; a machine that cannot send as much as was asked for sends less. */
  sent: number;
  good: number;
  refused: number;
  /** Neither: other answers, and what kept an answer away, each with how often. */
  other: number;
  others: Record<string, number>;
  goodMsMedian: number;
  goodMsP99: number;
  refusedMsMedian: number;
  refusedMsP99: number;
};

/** As many sockets at a time as one client can have without running out of ports in two minutes. */
const mostOpen = 2000;

/**
 * Sends requests at an even pace, whatever becomes of them: people do not wait for each other. In a thread of its own,
 * so that who watches meanwhile is not held up.
 */
export async function openLoop(load: Load): Promise<Measured> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

if (!isMainThread) parentPort?.postMessage(await run(workerData as Load));

async function run({ origin, perSecond, seconds, asks }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostOpen });
  const seen: Seen[] = [];
  const startedAt = performance.now();
  let [sent, open] = [0, 0];
  const finished = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const elapsed = (performance.now() - startedAt) / 1000;
    const due = Math.floor(Math.min(elapsed, seconds) * perSecond);
    for (; sent < due && open < mostOpen; sent += 1) {
      open += 1;
      void send(agent, origin, asks[sent % asks.length] as Ask, sent).then((one) => {
        open -= 1;
        seen.push(one);
      });
    }
    if (elapsed >= seconds && open === 0) finished.resolve();
  }, 5);
  await finished.promise;
  clearInterval(timer);
  agent.destroy();
  return summary(seen);
}

function send(agent: Agent, origin: string, ask: Ask, number: number): Promise<Seen> {
  const filled = (text = '') => text.replaceAll('{n}', `${number}-${process.pid}`);
  const { method = 'GET', headers = {} } = ask;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, again = false, failure = String(status)) =>
      resolve({ status, again, failure, ms: performance.now() - startedAt });
    const sent = request(origin + filled(ask.path), { agent, method, headers, timeout: timeoutMs }, (response) => {
      const { statusCode = 0, headers: told } = response;
      response.resume().once('end', () => end(statusCode, told['retry-after'] !== undefined));
      response.once('error', () => end(0, false, 'cut off'));
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('silent'), { code: 'silence' })));
    sent.once('error', ({ code }: NodeJS.ErrnoException) => end(0, false, code));
    sent.end(filled(ask.body));
  });
}

function summary(seen: readonly Seen[]): Measured {
  const [good, refused] = [seen.filter(isGood), seen.filter(isRefused)];
  const other = seen.filter((one) => !isGood(one) && !isRefused(one));
  return {
    sent: seen.length,
    good: good.length,
    refused: refused.length,
    other: other.length,
    others: Object.fromEntries(
      [...Map.groupBy(other, ({ failure }) => failure)].map(([name, all]) => [name, all.length]),
    ),
    goodMsMedian: median(msOf(good)),
    goodMsP99: percentile(msOf(good), 0.99),
    refusedMsMedian: median(msOf(refused)),
    refusedMsP99: percentile(msOf(refused), 0.99),
  };
}
