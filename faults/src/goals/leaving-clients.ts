import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { anMp4 } from '@trekker/site/src/features/media/server/uploads/hostile-files.fixture.ts';
import { residentMegabytes, type SiteProcess } from '@trekker/site/test/site/site-process.ts';
import { cutUpload, openSocket, rawUpload, requestHead } from '../cut-uploads.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, percentile, verdictOf } from '../outcome.ts';
import { type Headers, logIn } from '../people.ts';
import { placeIn } from '../place.ts';
import { seeded } from '../random.ts';
import { startSite } from '../site-process.ts';
import { msOf, watch } from '../watch.ts';
import { filesIn } from './kills/killed-uploads.ts';

const megabyte = 1024 * 1024;
/** Both ways of taking files: into memory, and through to the disk. */
const avatar = rawUpload('PUT', '/api/v3/auth/UpdateProfile', 'avatar', 'me.jpg', Buffer.alloc(5 * megabyte, 0xd8));
const video = rawUpload('POST', '/api/v5/admin/highlight', 'video', 'long.mp4', anMp4(50 * megabyte));

const atATime = 10;
const dawdlers = 200;

/** G-08: clients leave in the middle of an upload, or send a byte a second. */
export const leavingClients: Goal = { name: 'G-08', what: 'clients leave or dawdle', run };

async function run({ folder, rounds, seed }: Run): Promise<Outcome[]> {
  const { data, media } = placeIn(folder);
  const site = await startSite({ DATA_DIR: data, SAMPLE: 'library' });
  const staff = await logIn(site.origin, 'author@example.com');
  const outcomes = [await leave(site, staff, media, rounds ?? 500, seed), await dawdle(site, staff)];
  await site.end('SIGTERM');
  return outcomes;
}

async function leave(site: SiteProcess, staff: Headers, media: string, count: number, seed: number): Promise<Outcome> {
  const random = seeded(seed);
  const batch = () =>
    Promise.all(
      Array.from({ length: atATime }, () =>
        cutUpload(site.origin, random.below(2) === 0 ? avatar : video, staff, random),
      ),
    );
  // What is loaded and opened once, and stays.
  await batch();
  await delay(5000);
  const [filesBefore, before] = [filesIn(media).length, descriptorsOf(site)];
  const memoryBefore = residentMegabytes(site);
  for (let done = 0; done < count; done += atATime) await batch();
  const endedAt = performance.now();
  const isBack = () => filesIn(media).length <= filesBefore && descriptorsOf(site) <= before + 1;
  while (!isBack() && performance.now() - endedAt < 30_000) await delay(20);
  const backMs = Math.round(performance.now() - endedAt);
  const filesLeft = filesIn(media).length - filesBefore;
  const descriptorsLeft = descriptorsOf(site) - before;
  const residentMB = Math.round(residentMegabytes(site));
  const grownMB = Math.round(residentMegabytes(site) - memoryBefore);
  const wrong: string[] = [];
  if (backMs > 5000) wrong.push(`${filesLeft} files and ${descriptorsLeft} descriptors more after ${backMs} ms`);
  if (grownMB > 100) wrong.push(`${grownMB} MB more`);
  if (/unhandled|uncaught/i.test(site.said())) wrong.push(site.said());
  if (!site.isRunning()) wrong.push('the app ended');
  return {
    ...verdictOf(wrong),
    goal: 'G-08',
    load: `${atATime} uploads at a time, of 5 MB and of 50 MB`,
    fault: 'cut off at a random byte',
    counts: { uploads: count, filesLeft, descriptorsLeft, backMs, residentMB, grownMB },
  };
}

/** Half of them never come to the end of their headers, the others to that of their body. */
async function dawdle(site: SiteProcess, staff: Headers): Promise<Outcome> {
  const before = descriptorsOf(site);
  const others = watch(`${site.origin}/destinations`);
  const startedAt = performance.now();
  const openMs = await Promise.all(
    Array.from({ length: dawdlers }, async (_, index) => {
      const socket = openSocket(site.origin);
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      const head = requestHead(avatar, staff);
      socket.resume().write(index % 2 === 0 ? head.slice(0, 20) : head);
      const drops = setInterval(() => socket.write('x'), 1000);
      await Promise.race([closed, delay(120_000, undefined, { ref: false })]);
      clearInterval(drops);
      socket.destroy();
      return performance.now() - startedAt;
    }),
  );
  const seen = await others.stop();
  const headersMs = percentile(
    openMs.filter((_, index) => index % 2 === 0),
    1,
  );
  const bodyMs = percentile(
    openMs.filter((_, index) => index % 2 === 1),
    1,
  );
  const othersMsP99 = percentile(msOf(seen), 0.99);
  const served = seen.filter(({ status }) => status === 200).length;
  const descriptorsLeft = await descriptorsMore(site, before);
  const wrong: string[] = [];
  if (headersMs > 13_000) wrong.push(`headers were waited for ${headersMs} ms`);
  if (bodyMs > 31_000) wrong.push(`a body was waited for ${bodyMs} ms`);
  if (othersMsP99 > 300) wrong.push(`the others waited ${othersMsP99} ms`);
  if (served < seen.length) wrong.push(`the others were served ${served} of ${seen.length} times`);
  if (descriptorsLeft > 1) wrong.push(`${descriptorsLeft} descriptors more`);
  return {
    ...verdictOf(wrong),
    goal: 'G-08',
    load: `${dawdlers} clients`,
    fault: 'one byte a second',
    counts: { headersMs, bodyMs, othersMsP99, othersAsked: seen.length, othersServed: served, descriptorsLeft },
  };
}

/** Than before, once there are no more, or after five seconds. */
async function descriptorsMore(site: SiteProcess, before: number): Promise<number> {
  const endedAt = performance.now();
  while (descriptorsOf(site) > before + 1 && performance.now() - endedAt < 5000) await delay(20);
  return descriptorsOf(site) - before;
}

export const descriptorsOf = ({ child }: SiteProcess) => readdirSync(`/proc/${child.pid}/fd`).length;
