import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../goal.ts';
import { median, type Outcome, verdictOf } from '../outcome.ts';
import { jsonCall, logIn } from '../people.ts';
import { type SiteProcess, startSite, statusOf } from '../site-process.ts';

const ceilingMegabytes = 768;

/** G-09: far more than a process can do comes in one moment. */
export const overload: Goal = { name: 'G-09', what: 'overload', run };

const storms: { load: string; count: number; send(origin: string, index: number): Promise<Response> }[] = [
  {
    load: '1000 logins at once',
    count: 1000,
    send: (origin, index) =>
      fetch(
        `${origin}/api/v3/auth/login`,
        jsonCall({ email: `nobody-${index}@example.com`, password: 'Wrong Horse 7' }),
      ),
  },
  {
    load: '1000 different searches at once',
    count: 1000,
    send: (origin, index) => fetch(`${origin}/api/search?keyword=${encodeURIComponent(`island ${index} harbour`)}`),
  },
  {
    load: '1000 pages at once that are not in memory',
    count: 1000,
    send: (origin, index) => fetch(`${origin}/search?q=${encodeURIComponent(`slow train ${index}`)}`),
  },
];

async function run({ folder }: Run): Promise<Outcome[]> {
  const data = path.join(folder, 'data');
  const site = await startSite({ DATA_DIR: data, SAMPLE: 'library' });
  const staff = await logIn(site.origin, 'author@example.com');
  const outcomes: Outcome[] = [];
  for (const storm of storms) outcomes.push(await blow(site, storm, staff));
  await site.end('SIGTERM');
  return outcomes;
}

async function blow(
  site: SiteProcess,
  { load, count, send }: (typeof storms)[number],
  staff: Record<string, string>,
): Promise<Outcome> {
  await statusOf(`${site.origin}/destinations`);
  let isOver = false;
  const health = watch(
    () => statusOf(`${site.origin}/healthz`),
    () => isOver,
  );
  const desk = watch(
    async () => (await fetch(`${site.origin}/api/v5/admin/dashboard`, { headers: staff })).status,
    () => isOver,
  );
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const startedAt = performance.now();
      const response = await send(site.origin, index).catch(() => undefined);
      await response?.arrayBuffer();
      const status = response?.status ?? 0;
      return { status, ms: performance.now() - startedAt, again: response?.headers.has('retry-after') ?? false };
    }),
  );
  isOver = true;
  const [healthy, served] = [await health, await desk];
  const afterwards = performance.now();
  while ((await statusOf(`${site.origin}/destinations?page=7`)) !== 200 && performance.now() - afterwards < 20_000)
    await delay(50);
  const normalAgainMs = Math.round(performance.now() - afterwards);
  const refused = answers.filter(({ status, again }) => (status === 503 || status === 429) && again);
  const good = answers.filter(({ status }) => status < 429 && status > 0);
  const residentMB = Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024,
  );
  const wrong: string[] = [];
  if (refused.length + good.length < count)
    wrong.push(`${count - refused.length - good.length} had another answer, or none`);
  if (healthy.some(({ status }) => status !== 200)) wrong.push('/healthz did not answer');
  if (residentMB > ceilingMegabytes) wrong.push(`${residentMB} MB`);
  if (normalAgainMs > 10_000) wrong.push(`normal again only after ${normalAgainMs} ms`);
  if (!site.isRunning()) wrong.push('the app ended');
  const served2xx = served.filter(({ status }) => status === 200).length;
  if (served2xx < served.length * 0.95) wrong.push(`staff were served ${served2xx} of ${served.length} times`);
  const ms = (list: readonly { ms: number }[]) => list.map((one) => one.ms);
  return {
    ...verdictOf(wrong),
    ...{ goal: 'G-09', load, fault: 'more than a process can do' },
    counts: {
      ...{ good: good.length, refused: refused.length, staffAsked: served.length, staffServed: served2xx },
      ...{ refusedMsMedian: Math.round(median(ms(refused))), healthMsSlowest: Math.round(Math.max(...ms(healthy))) },
      ...{ normalAgainMs, residentMB },
    },
  };
}

/** Asks the same again and again until it is over. */
async function watch(ask: () => Promise<number>, isOver: () => boolean): Promise<{ status: number; ms: number }[]> {
  const seen: { status: number; ms: number }[] = [];
  do {
    const startedAt = performance.now();
    const status = await ask().catch(() => 0);
    seen.push({ status, ms: performance.now() - startedAt });
    await delay(20);
  } while (!isOver());
  return seen;
}
