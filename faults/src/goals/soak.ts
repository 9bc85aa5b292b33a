import { setTimeout as delay } from 'node:timers/promises';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { startSmtpDouble } from '@trekker/site/src/features/mail/server/smtp-double.fixture.ts';
import { anMp4 } from '@trekker/site/src/features/media/server/uploads/hostile-files.fixture.ts';
import { residentMegabytes, type SiteProcess } from '@trekker/site/test/site/site-process.ts';
import { cutUpload, rawUpload } from '../cut-uploads.ts';
import type { Goal, Run } from '../goal.ts';
import { type Measured, openLoop } from '../open-loop.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { logIn } from '../people.ts';
import { placeIn } from '../place.ts';
import { type Random, seeded } from '../random.ts';
import { startSite } from '../site-process.ts';
import { storeLine } from '../store-line.ts';
import { descriptorsOf } from './leaving-clients.ts';
import { capacityOf, mix } from './overload.ts';

const wholeMinutes = 240;
const faultSeconds = 30;
const video = rawUpload('POST', '/api/v5/admin/highlight', 'video', 'long.mp4', anMp4(20 * 1024 * 1024));

/** G-15: half of what it can do, for hours, with a fault every five minutes. */
export const soak: Goal = { name: 'G-15', what: 'soak', run };

type Fault = () => Promise<void>;
type Sample = { hours: number; residentMB: number; descriptors: number };

async function run({ folder, minutes: asked, seed }: Run): Promise<Outcome[]> {
  const minutes = Math.min(asked, wholeMinutes);
  // A short run has all faults as well.
  const periodSeconds = Math.min(300, (minutes * 60) / 6);
  const smtp = await startSmtpDouble();
  const store = await startS3Double();
  const line = await storeLine(store.endpoint);
  const { region, bucket, accessKeyId, secretAccessKey } = await store.makeBucket();
  const site = await startSite({
    DATA_DIR: placeIn(folder).data,
    SAMPLE: 'library',
    SMTP_URL: smtp.url,
    S3_ENDPOINT: line.endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const faults = await faultsOf(site, smtp, line, seeded(seed), Math.min(faultSeconds, periodSeconds / 2));
  const asks = await mix(site.origin);
  const perSecond = Math.max(1, Math.floor((await capacityOf(site.origin, asks)) / 2));
  const samples: Sample[] = [];
  const sums = { sent: 0, good: 0, refused: 0, other: 0, goodMsP99: 0, faults: 0 };
  const others = new Map<string, number>();
  const startedAt = performance.now();
  const hoursSince = () => (performance.now() - startedAt) / 3_600_000;
  while (hoursSince() < minutes / 60) {
    const load = openLoop({ origin: site.origin, asks, perSecond, seconds: periodSeconds });
    await faults[sums.faults % faults.length]?.();
    sums.faults += 1;
    const measured = await load;
    addUp(sums, measured);
    for (const [name, count] of Object.entries(measured.others)) others.set(name, (others.get(name) ?? 0) + count);
    samples.push({ hours: hoursSince(), residentMB: residentMegabytes(site), descriptors: descriptorsOf(site) });
    console.error(`G-15 ${Math.round(hoursSince() * 60)} of ${minutes} minutes: ${JSON.stringify(samples.at(-1))}`);
  }
  const isRunning = site.isRunning();
  await site.end('SIGTERM');
  line.close();
  await Promise.all([smtp.close(), store.close()]);
  // The first hour fills caches; of a shorter run the first quarter.
  const later = samples.filter(({ hours }) => hours > Math.min(1, minutes / 240));
  const slope = slopeOf(later.map(({ hours, residentMB }) => [hours, residentMB]));
  const [first, last] = [later[0], later.at(-1)];
  const descriptorsMore = (last?.descriptors ?? 0) - (first?.descriptors ?? 0);
  const wrong: string[] = [];
  if (!isRunning) wrong.push('the app ended');
  if (sums.refused + sums.other > 0)
    wrong.push(
      `${sums.refused} were refused, ${sums.other} had no good answer: ${JSON.stringify(Object.fromEntries(others))}`,
    );
  // Over less than hours the slope says nothing.
  if (minutes >= 120 && slope > 1) wrong.push(`${slope.toFixed(1)} MB more each hour`);
  if (descriptorsMore > 20) wrong.push(`${descriptorsMore} descriptors more`);
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-15',
      load: `${perSecond} requests/s for ${minutes} minutes`,
      fault: 'mail server busy, store away, uploads cut off, in turn',
      counts: {
        ...sums,
        slopeMBPerHour: Math.round(slope * 10) / 10,
        residentMB: Math.round(last?.residentMB ?? 0),
        descriptorsMore,
      },
    },
  ];
}

async function faultsOf(
  site: SiteProcess,
  smtp: Awaited<ReturnType<typeof startSmtpDouble>>,
  line: Awaited<ReturnType<typeof storeLine>>,
  random: Random,
  seconds: number,
): Promise<Fault[]> {
  const staff = await logIn(site.origin, 'author@example.com');
  return [
    async () => {
      smtp.behave('refusing');
      await delay(seconds * 1000);
      smtp.behave('well');
    },
    async () => {
      line.become('answers 500');
      await delay(seconds * 1000);
      line.become('well');
    },
    async () => {
      for (let count = 0; count < 20; count += 1) await cutUpload(site.origin, video, staff, random);
    },
  ];
}

function addUp(sums: Record<'sent' | 'good' | 'refused' | 'other' | 'goodMsP99', number>, measured: Measured): void {
  for (const name of ['sent', 'good', 'refused', 'other'] as const) sums[name] += measured[name];
  sums.goodMsP99 = Math.max(sums.goodMsP99, measured.goodMsP99);
}

/** Of the straight line that lies nearest to the points. */
function slopeOf(points: readonly [x: number, y: number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return across === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / across;
}
