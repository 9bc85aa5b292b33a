import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { appendFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteProcess } from '@trekker/site/test/site/site-process.ts';
import type { Goal, Run } from '../goal.ts';
import { isAcknowledged } from '../ledger.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { type Place, placeIn } from '../place.ts';
import { compare, inconsistencies } from '../read-back.ts';
import { setScene } from '../scene.ts';
import { startSite } from '../site-process.ts';
import { watch } from '../watch.ts';
import { type Scene, startWriters, writeOne } from '../writers.ts';
import { judgeAnswers } from './answers.ts';

const megabyte = 1024 * 1024;
const diskMegabytes = 1500;
const guardMegabytes = 200;
const writersAtATime = 20;
const readersAtATime = 50;
const holdSeconds = 60;

/** G-04: the disk of database and media fills up, as far as the site lets it, and from outside to the last byte. */
export const fullDisk: Goal = { name: 'G-04', what: 'full disk', run };

type Setup = { site: SiteProcess; scene: Scene; place: Place; filling: string };
type Fault = { fault: string; leastFreeMB: number; readsGoOn: boolean };

const faults: Fault[] = [
  { fault: 'filled below what the site leaves free', leastFreeMB: guardMegabytes / 2, readsGoOn: true },
  { fault: 'filled to the last byte from outside', leastFreeMB: 0, readsGoOn: false },
];

async function run({ folder, minutes, seed }: Run): Promise<Outcome[]> {
  const place = placeIn(folder);
  mkdirSync(place.data);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', place.data], {
      stdio: 'pipe',
    });
  } catch (error) {
    const why = `no disk of its own can be mounted here: ${(error as Error).message}`;
    return [{ verdict: 'skipped', why, goal: 'G-04', load: '', fault: 'full disk', counts: {} }];
  }
  const unmount = () => execFileSync('umount', ['-l', place.data]);
  process.once('exit', unmount);
  try {
    const site = await startSite({ DATA_DIR: place.data, SAMPLE: 'library', MIN_FREE_MB: String(guardMegabytes) });
    const scene = await setScene(folder, seed, () => site.origin);
    const setup = { site, scene, place, filling: path.join(place.data, 'filling') };
    const outcomes: Outcome[] = [];
    for (const fault of faults) outcomes.push(await fill(setup, fault, Math.min(holdSeconds, minutes * 60)));
    await site.end('SIGTERM');
    return outcomes;
  } finally {
    process.off('exit', unmount);
    unmount();
  }
}

async function fill(setup: Setup, { fault, leastFreeMB, readsGoOn }: Fault, seconds: number): Promise<Outcome> {
  const { site, scene, place, filling } = setup;
  const writers = startWriters(scene, writersAtATime);
  await writers.begun;
  const readers = Array.from({ length: readersAtATime }, (_, page) =>
    watch(`${site.origin}/api/v3/destination?page=${page + 1}`, {}, 500),
  );
  const since = scene.ledger.entries.length;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await takeAllBut(filling, leastFreeMB);
    await delay(100);
  }
  const reads = (await Promise.all(readers.map((reader) => reader.stop()))).flat();
  const freedAt = performance.now();
  rmSync(filling);
  while (!isAcknowledged(await writeOne(scene, ['contact'])) && performance.now() - freedAt < 90_000) await delay(100);
  const backMs = Math.round(performance.now() - freedAt);
  await writers.stop();
  const { wrong, counts } = judgeAnswers(scene.ledger.entries.slice(since));
  const found = await compare(place.database, scene.ledger.entries);
  wrong.push(...found.wrong, ...(await inconsistencies(place.database, place.media)));
  const served = reads.filter(({ status }) => status === 200).length;
  const othersRead = reads.filter(({ status, again }) => status !== 200 && !(status === 503 && again));
  if (readsGoOn && served < reads.length)
    wrong.push(`${reads.length - served} of ${reads.length} reads were not served`);
  for (const { failure } of othersRead) wrong.push(`a list was not answered: ${failure}`);
  if (counts.comeAgain === 0) wrong.push('no write was refused');
  if (backMs > 30_000) wrong.push(`nothing could be written for ${backMs} ms after the disk was freed`);
  if (!site.isRunning()) wrong.push('the app ended');
  const { lost, twice, half } = found;
  return {
    ...verdictOf(wrong),
    goal: 'G-04',
    load: `${writersAtATime} writers, ${readersAtATime} readers`,
    fault: `${fault}, for ${seconds} s`,
    counts: { ...counts, lost, twice, half, reads: reads.length, readsServed: served, backMs },
  };
}

/** Grows a file until the disk has only so much left; what others free meanwhile is taken the next time. */
async function takeAllBut(file: string, leastFreeMB: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  const bytes = bavail * bsize - leastFreeMB * megabyte;
  try {
    for (let left = bytes; left > 0; left -= megabyte)
      await appendFile(file, Buffer.alloc(Math.min(left, megabyte), 1));
  } catch (error) {
    // Somebody else took the last byte.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
