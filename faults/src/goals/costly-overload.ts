import { aPng } from '@trekker/site/src/features/media/server/uploads/hostile-files.fixture.ts';
import { residentMegabytes, type SiteProcess } from '@trekker/site/test/site/site-process.ts';
import type { Goal, Run } from '../goal.ts';
import { median, type Outcome, percentile, verdictOf } from '../outcome.ts';
import { type Headers, jsonCall, logIn } from '../people.ts';
import { type Place, placeIn } from '../place.ts';
import { withClient } from '../read-back.ts';
import { startSite, statusOf } from '../site-process.ts';
import { ask, isGood, isRefused, msOf, type Seen, watch } from '../watch.ts';

const ceilingMegabytes = 768;

/** G-09: what costs most comes many times in one moment. */
export const costlyOverload: Goal = { name: 'G-09', what: 'overload by what costs most', run };

type LoadShedder = { load: string; count: number; send(origin: string, index: number, staff: Headers): Promise<Seen> };

const logins: LoadShedder = {
  load: '1000 logins at once',
  count: 1000,
  send: (origin, index) =>
    ask(`${origin}/api/v3/auth/login`, jsonCall({ email: `nobody-${index}@example.com`, password: 'Wrong Horse 7' })),
};

const image = new Blob([Uint8Array.from(aPng(6000, 4000))], { type: 'image/png' });
const images: LoadShedder = {
  load: '200 pictures of 24 megapixels at once',
  count: 200,
  send(origin, _index, staff) {
    const body = new FormData();
    body.append('avatar', image, 'large.png');
    return ask(`${origin}/api/v3/auth/UpdateProfile`, { method: 'PUT', headers: staff, body });
  },
};

const searches: LoadShedder = {
  load: '500 searches at once that take longer than a statement may',
  count: 500,
  send: (origin, index) => ask(`${origin}/api/search?keyword=${encodeURIComponent(`island ${index} harbour`)}`),
};

const pages: LoadShedder = {
  load: '1000 pages at once that are not in memory',
  count: 1000,
  send: (origin, index) => ask(`${origin}/search?q=${encodeURIComponent(`slow train ${index}`)}`),
};

async function run({ folder }: Run): Promise<Outcome[]> {
  const place = placeIn(folder);
  const site = await startSite({ DATA_DIR: place.data, SAMPLE: 'library' });
  const staff = await logIn(site.origin, 'author@example.com');
  const outcomes = [];
  for (const loadShedder of [logins, images, pages]) outcomes.push(await come(site, loadShedder, staff));
  outcomes.push(await whileLocked(place, () => come(site, searches, staff)));
  await site.end('SIGTERM');
  return outcomes;
}

/** What is searched through is kept from being read, so that every search is slow. */
async function whileLocked(place: Place, during: () => Promise<Outcome>): Promise<Outcome> {
  return withClient(place.database, async (client) => {
    await client.query('begin; lock table search_words, destinations in access exclusive mode');
    return during().finally(() => client.query('rollback'));
  });
}

async function come(site: SiteProcess, { load, count, send }: LoadShedder, staff: Headers): Promise<Outcome> {
  const health = watch(`${site.origin}/healthz`);
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(site.origin, index, staff)));
  const healthy = await health.stop();
  const overAt = performance.now();
  while ((await statusOf(`${site.origin}/about`)) !== 200 && performance.now() - overAt < 20_000);
  const normalAgainMs = Math.round(performance.now() - overAt);
  const [good, refused] = [answers.filter(isGood), answers.filter(isRefused)];
  const residentMB = Math.round(residentMegabytes(site));
  const wrong: string[] = [];
  if (refused.length + good.length < count)
    wrong.push(`${count - refused.length - good.length} had another answer, or none`);
  if (healthy.some(({ status }) => status !== 200)) wrong.push('/healthz did not answer');
  if (residentMB > ceilingMegabytes) wrong.push(`${residentMB} MB`);
  if (normalAgainMs > 10_000) wrong.push(`normal again only after ${normalAgainMs} ms`);
  if (!site.isRunning()) wrong.push('the app ended');
  return {
    ...verdictOf(wrong),
    goal: 'G-09',
    load,
    fault: 'all in one moment',
    counts: {
      good: good.length,
      refused: refused.length,
      refusedMsMedian: median(msOf(refused)),
      slowestMs: percentile(msOf(answers), 1),
      healthMsSlowest: percentile(msOf(healthy), 1),
      normalAgainMs,
      residentMB,
    },
  };
}
