import autocannon from 'autocannon';

export type Load = { paths: readonly string[]; connections: number; seconds: number };

const headers = { accept: 'text/html,application/json', 'accept-encoding': 'br' };

/** Requests per second, and the 99th percentile in milliseconds. Throws when an answer was not 2xx. */
export async function measure(origin: string, { paths, connections, seconds }: Load) {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers })),
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${origin}${paths[0]}: ${result.errors} errors, ${result.non2xx} answers that are not 2xx.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

export type Ratio = { name: string; ratios: number[]; perSecond: number[]; control: number[] };

/** Measures a target and its control in turns, so that what disturbs the machine disturbs both. */
export async function compare(
  name: string,
  rounds: number,
  target: () => ReturnType<typeof measure>,
  control: () => ReturnType<typeof measure>,
): Promise<Ratio> {
  const measured: Ratio = { name, ratios: [], perSecond: [], control: [] };
  await control();
  await target();
  for (let round = 0; round < rounds; round += 1) {
    const plain = await control();
    const ours = await target();
    measured.ratios.push(ours.perSecond / plain.perSecond);
    measured.perSecond.push(ours.perSecond);
    measured.control.push(plain.perSecond);
  }
  return measured;
}

export function spread(values: readonly number[], digits = 2): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(digits);
  return `${at(0)} / ${at(0.5)} / ${at(1)}`;
}
