import { setTimeout as delay } from 'node:timers/promises';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { s3Storage } from '@trekker/media-storage/s3-storage.ts';
import { anMp4 } from '@trekker/site/src/features/media/server/uploads/hostile-files.fixture.ts';
import { residentMegabytes, type SiteProcess } from '@trekker/site/test/site/site-process.ts';
import type { Goal, Run } from '../goal.ts';
import { isAcknowledged } from '../ledger.ts';
import { type Outcome, percentile, verdictOf } from '../outcome.ts';
import { type Place, placeIn } from '../place.ts';
import { compare, filesOfMedia, inconsistencies, withClient } from '../read-back.ts';
import { setScene } from '../scene.ts';
import { startSite } from '../site-process.ts';
import { type StoreFault, storeFaults, storeLine } from '../store-line.ts';
import { msOf, type Seen, watch } from '../watch.ts';
import { type Scene, send, startWriters, writeOne } from '../writers.ts';

const wholeMinutes = 10;
const uploaders = 4;
const video = new Uint8Array(anMp4(20 * 1024 * 1024));
/** After five failures nobody is asked for ten seconds; then one of two tries asks. */
const restSeconds = 10;

/** G-06: the store of the media fails in every way; what needs it is refused soon, all else goes on. */
export const objectStore: Goal = { name: 'G-06', what: 'object store away or slow', run };

type Setup = { site: SiteProcess; scene: Scene; line: Awaited<ReturnType<typeof storeLine>>; place: Place };

async function run({ folder, minutes, seed }: Run): Promise<Outcome[]> {
  const seconds = (Math.min(minutes, wholeMinutes) * 60) / storeFaults.length;
  const store = await startS3Double();
  const line = await storeLine(store.endpoint);
  const { region, bucket, accessKeyId, secretAccessKey } = await store.makeBucket();
  const keys = {
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const place = placeIn(folder);
  const site = await startSite({ DATA_DIR: place.data, SAMPLE: 'library', S3_ENDPOINT: line.endpoint, ...keys });
  const scene = await setScene(folder, seed, () => site.origin);
  const setup = { site, scene, line, place };
  const { read: usual } = await uploadAndRead(setup, seconds / 4);
  const outcomes: Outcome[] = [];
  for (const mood of storeFaults) outcomes.push(await fail(setup, mood, seconds, usual));
  const storage = s3Storage({ endpoint: store.endpoint, region, bucket, accessKeyId, secretAccessKey });
  // One by one: the double cannot list more than a thousand.
  const missing: string[] = [];
  for (const name of await withClient(place.database, filesOfMedia))
    if (!(await storage.stat(name))) missing.push(name);
  const whole = {
    goal: 'G-06',
    load: 'all of the above',
    fault: 'all of the above',
    counts: { missing: missing.length },
  };
  outcomes.push({ ...verdictOf(missing.slice(0, 1).map((name) => `${name} is missing in the store`)), ...whole });
  await site.end('SIGTERM');
  line.close();
  await store.close();
  return outcomes;
}

/** What came of uploads and, beside them, of reads. */
async function uploadAndRead(setup: Setup, seconds: number) {
  const since = setup.scene.ledger.entries.length;
  const writers = startWriters(setup.scene, uploaders, ['story']);
  const sending = sendVideos(setup, seconds);
  const read = await readFor(setup, seconds);
  await writers.stop();
  return { read, tries: setup.scene.ledger.entries.slice(since), videos: await sending };
}

/** One after the other. A video goes to the store in parts, while it still comes in. */
async function sendVideos({ site, scene }: Setup, seconds: number) {
  const videos = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const body = new FormData();
    body.append('video', new File([video], 'long.mp4', { type: 'video/mp4' }));
    const startedAt = performance.now();
    const request = { method: 'POST', headers: { ...scene.staff, accept: 'application/json' }, body };
    const { status, retryAfter } = await send(`${site.origin}/api/v5/admin/highlight`, request);
    videos.push({ status, retryAfter, milliseconds: performance.now() - startedAt });
    await delay(500);
  }
  return videos;
}

/** Lists that are not in memory. */
async function readFor({ site }: Setup, seconds: number): Promise<Seen[]> {
  const seen = [];
  const until = performance.now() + seconds * 1000;
  for (let page = 1; performance.now() < until; page += 1) {
    const reading = watch(`${site.origin}/api/v3/destination?q=${Math.random()}&page=${page}`, {}, 20);
    await delay(200);
    seen.push(...(await reading.stop()));
  }
  return seen;
}

async function fail(setup: Setup, mood: StoreFault, seconds: number, usual: readonly Seen[]): Promise<Outcome> {
  const { site, scene, line, place } = setup;
  const [since, askedBefore, memoryBefore] = [scene.ledger.entries.length, line.asked(), residentMegabytes(site)];
  line.become(mood);
  const { read, tries, videos } = await uploadAndRead(setup, seconds);
  const asked = line.asked() - askedBefore;
  const grownMB = Math.round(residentMegabytes(site) - memoryBefore);
  line.become('well');
  const mendedAt = performance.now();
  while (!isAcknowledged(await writeOne(scene, ['story'])) && performance.now() - mendedAt < 60_000) await delay(200);
  const backMs = Math.round(performance.now() - mendedAt);
  const { lost, half, wrong } = await compare(place.database, scene.ledger.entries.slice(since));
  wrong.push(...(await inconsistencies(place.database, null)));
  const uploadMs = percentile(
    tries.map(({ milliseconds }) => milliseconds),
    1,
  );
  const videoMs = percentile(
    videos.map(({ milliseconds }) => milliseconds),
    1,
  );
  const others = tries.filter((entry) => entry.status !== 503 || !entry.retryAfter).length;
  const otherVideos = videos.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  const readMs = { usualMsP99: percentile(msOf(usual), 0.99), readMsP99: percentile(msOf(read), 0.99) };
  if (uploadMs > 5000) wrong.push(`an upload was refused only after ${uploadMs} ms`);
  if (videoMs > 5000) wrong.push(`a film was refused only after ${videoMs} ms`);
  if (otherVideos.length > 0)
    wrong.push(`films were answered with ${otherVideos.map(({ status }) => status).join(', ')}`);
  if (others > 0) wrong.push(`${others} of ${tries.length} uploads had another answer than 503 with Retry-After`);
  if (read.some(({ status }) => status !== 200)) wrong.push('a list was not answered');
  if (readMs.readMsP99 > readMs.usualMsP99 * 2)
    wrong.push(`lists took ${readMs.readMsP99} ms, ${readMs.usualMsP99} before`);
  if (grownMB > 50) wrong.push(`${grownMB} MB more`);
  if (backMs > (restSeconds + 10) * 1000) wrong.push(`nothing could be uploaded for ${backMs} ms after it was over`);
  if (!site.isRunning()) wrong.push('the app ended');
  return {
    ...verdictOf(wrong),
    goal: 'G-06',
    load: `${uploaders} uploads at a time for ${Math.round(seconds)} s`,
    fault: `the store ${mood}`,
    counts: {
      uploads: tries.length,
      refused: tries.length - others,
      asked,
      uploadMs,
      videos: videos.length,
      videoMs,
      lost,
      half,
      ...readMs,
      grownMB,
      backMs,
    },
  };
}
