import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../../goal.ts';
import { isAcknowledged } from '../../ledger.ts';
import { type Outcome, verdictOf } from '../../outcome.ts';
import { type Place, placeIn } from '../../place.ts';
import { compare, inconsistencies, withClient } from '../../read-back.ts';
import { setScene } from '../../scene.ts';
import { freePort, type SiteProcess, startSite } from '../../site-process.ts';
import { startWriters, writeOne } from '../../writers.ts';
import { judgeAnswers } from '../answers.ts';

const mostGapMs = 15_000;

/** G-02: PostgreSQL is killed, in part or whole, or left behind without the site, while people write. */
export const killPostgres: Goal = { name: 'G-02', what: 'kill PostgreSQL', run };

type Strike = (place: Place, site: SiteProcess) => Promise<void>;

const faults: Record<string, Strike> = {
  'SIGKILL of one backend': async ({ database }) => {
    const pid = await withClient(database, async (client) => {
      const others = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      return (await client.query<{ pid: number }>(others)).rows[0]?.pid as number;
    });
    process.kill(pid, 'SIGKILL');
  },
  'SIGKILL of the postmaster': async ({ data }) => {
    process.kill(postmasterOf(data), 'SIGKILL');
  },
  'SIGKILL of the app and of what watches the postmaster, which is left alone': async ({ data }, site) => {
    const watchdogs = watchdogsOf(postmasterOf(data));
    // Or the app would see its watchdog die, and stop the server in order.
    site.child.kill('SIGSTOP');
    for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
    await site.end('SIGKILL');
  },
};

async function run({ folder, rounds: asked, minutes, writers: count, seed }: Run): Promise<Outcome[]> {
  const until = performance.now() + minutes * 60_000;
  const place = placeIn(folder);
  const port = await freePort();
  const start = () => startSite({ PORT: port, DATA_DIR: place.data, SAMPLE: 'library' });
  let site = await start();
  const scene = await setScene(folder, seed, () => site.origin);

  const runRound = async (fault: string, strike: Strike) => {
    const isLeftAlone = fault.includes('left alone');
    const wrong: string[] = [];
    const since = scene.ledger.entries.length;
    const writers = startWriters(scene, count);
    await writers.begun;
    await delay(scene.random.next() * 1000);
    const old = postmasterOf(place.data);
    const struckAt = performance.now();
    await strike(place, site);
    if (isLeftAlone) {
      await writers.stop();
      site = await start();
      if (isAlive(old)) wrong.push('two postmasters');
    }
    while (!isAcknowledged(await writeOne(scene, ['contact'])) && performance.now() - struckAt < 60_000)
      await delay(50);
    const gapMs = Math.round(performance.now() - struckAt);
    if (gapMs > mostGapMs) wrong.push(`nothing could be written for ${gapMs} ms`);
    await writers.stop();
    if (!site.isRunning()) wrong.push('the app ended');
    const entries = scene.ledger.entries.slice(since);
    const answers = judgeAnswers(entries);
    if (!isLeftAlone) wrong.push(...answers.wrong);
    const result = await compare(place.database, entries);
    wrong.push(...result.wrong, ...(await inconsistencies(place.database, place.media)));
    const { lost, twice, half, acknowledged } = result;
    return { wrong, gapMs, acknowledged, counts: { rounds: 1, lost, twice, half, ...answers.counts } };
  };

  const outcomes: Outcome[] = [];
  for (const [fault, strike] of Object.entries(faults)) {
    const counts: Record<string, number> = { rounds: 0, slowestGapMs: 0 };
    const wrong: string[] = [];
    for (let round = 0; round < (asked ?? 3) && performance.now() < until; round += 1) {
      const result = await runRound(fault, strike);
      wrong.push(...result.wrong);
      add(counts, { ...result.counts, slowestGapMs: result.gapMs });
      console.error(
        `G-02 ${fault}: round ${round + 1}, ${result.acknowledged} promised, back after ${result.gapMs} ms, ${wrong.length} wrong`,
      );
    }
    outcomes.push({ ...verdictOf(wrong), goal: 'G-02', load: `${count} writers`, fault, counts });
  }
  await site.end('SIGTERM');
  return outcomes;
}

/** Adds figures up, but keeps the greatest of those that are times. */
export function add(sums: Record<string, number>, figures: Record<string, number>): void {
  for (const [name, figure] of Object.entries(figures))
    sums[name] = name.endsWith('Ms') ? Math.max(sums[name] ?? 0, figure) : (sums[name] ?? 0) + figure;
}

function postmasterOf(data: string): number {
  return Number(readFileSync(path.join(data, 'database/pg/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The shell that a server runs under, and its other children. */
function watchdogsOf(postmaster: number): number[] {
  const shell = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmaster}/status`, 'utf8'))?.[1]);
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, 'utf8').trim().split(' ').map(Number);
  return [...children.filter((pid) => pid !== postmaster), shell];
}

/** One that has ended is still there for a signal until somebody has taken note of it. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
