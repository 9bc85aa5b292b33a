import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../../goal.ts';
import { median, type Outcome, verdictOf } from '../../outcome.ts';
import { placeIn } from '../../place.ts';
import { compare, inconsistencies } from '../../read-back.ts';
import { setScene } from '../../scene.ts';
import { freePort, startSite } from '../../site-process.ts';
import { startWriters } from '../../writers.ts';

const mostReadyMs = 10_000;
const longestLifeMs = 2000;

/** G-01: the process is killed again and again while people write, PostgreSQL going down with it. */
export const killApp: Goal = { name: 'G-01', what: 'kill the app', run };

async function run({ folder, rounds: asked, minutes, writers: count, seed }: Run): Promise<Outcome[]> {
  const rounds = asked ?? 20;
  const until = performance.now() + minutes * 60_000;
  const { data, media, database } = placeIn(folder);
  const port = await freePort();
  const start = () => startSite({ PORT: port, DATA_DIR: data, SAMPLE: 'library' });
  let site = await start();
  const scene = await setScene(folder, seed, () => site.origin);
  const { ledger, random } = scene;
  const ready: number[] = [];
  const counts = { rounds: 0, acknowledged: 0, unanswered: 0, lost: 0, twice: 0, half: 0 };
  const wrong: string[] = [];
  for (; counts.rounds < rounds && performance.now() < until; counts.rounds += 1) {
    const since = ledger.entries.length;
    const writers = startWriters(scene, count);
    await writers.begun;
    await delay(random.next() * longestLifeMs);
    await site.end('SIGKILL');
    await writers.stop();
    site = await start().catch((error: Error) => {
      wrong.push(error.message);
      return start();
    });
    ready.push(Math.round(site.readyAfterMs));
    const result = await compare(database, ledger.entries.slice(since));
    for (const name of ['acknowledged', 'unanswered', 'lost', 'twice', 'half'] as const) counts[name] += result[name];
    wrong.push(...result.wrong, ...(await inconsistencies(database, media)));
    console.error(
      `G-01 round ${counts.rounds + 1} of ${rounds}: ${result.acknowledged} promised, ${wrong.length} wrong`,
    );
  }
  // What was safe after one crash is safe after all those that followed.
  const whole = await compare(database, ledger.entries, { isRecent: false });
  wrong.push(...whole.wrong);
  await site.end('SIGTERM');
  const readyMs = { readyMsMedian: median(ready), readyMsSlowest: Math.max(...ready) };
  if (readyMs.readyMsSlowest > mostReadyMs) wrong.push(`ready only after ${readyMs.readyMsSlowest} ms`);
  const kinds = Object.fromEntries(
    Object.entries(Object.groupBy(ledger.entries, ({ kind }) => kind)).map(([kind, list]) => [kind, list?.length ?? 0]),
  );
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-01',
      load: `${count} writers`,
      fault: 'SIGKILL of the process at a random moment within 2 s',
      counts: { ...counts, ...readyMs, ...kinds },
    },
  ];
}
