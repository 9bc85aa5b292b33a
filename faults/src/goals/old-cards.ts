import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { type Headers, logIn } from '../people.ts';
import { postgresIn } from '../place.ts';
import { withClient } from '../read-back.ts';
import { freePort, type SiteProcess, startSite } from '../site-process.ts';

/** How long a change may take until every process shows it. */
const mostLateMs = 1000;
const savers = 4;
const readers = 12;

/**
 * G-07 for what answers are made of: places are saved on two processes in turn, and read from both as lists, details
 * and pages, while the connections that tell them of changes are cut. Each read is the old place or the new one, whole,
 * and the new one from a second after.
 */
export const oldCards: Goal = { name: 'G-07', what: 'no old card after a save, two processes', run };

/** A place, and when each of its versions was acknowledged: `savedAt[n]` is that of version n. */
type SavedPlace = { id: string; slug: string; savedAt: number[] };

/** What a listener asks last: to listen, or for a sign of life. */
const cutListeners = `select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' or query = 'SELECT'`;

const ways: Record<string, Record<string, string>> = {
  'answers not kept, cards kept': { CACHE_MB: '0', CACHE_PARTS_MB: '32' },
  'answers and cards kept': { CACHE_MB: '64' },
};

async function run({ folder, rounds }: Run): Promise<Outcome[]> {
  const saves = (rounds ?? 100) * 100;
  const postgres = await postgresIn(folder);
  const shared = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url, SAMPLE: 'library' };
  await (await startSite({ ...shared, PORT: await freePort() })).end('SIGTERM');
  const outcomes: Outcome[] = [];
  try {
    for (const [way, settings] of Object.entries(ways)) {
      const start = async () =>
        startSite({ ...shared, ...settings, PORT: await freePort() }, { script: 'http-worker' });
      const sites = await Promise.all([start(), start()]);
      const cut = () =>
        withClient(postgres.connection, async (client) => (await client.query(cutListeners)).rowCount ?? 0);
      outcomes.push(await saveAndRead(way, sites, saves, cut));
      await Promise.all(sites.map((site) => site.end('SIGTERM')));
    }
    return outcomes;
  } finally {
    await postgres.stop();
  }
}

async function saveAndRead(
  way: string,
  sites: readonly SiteProcess[],
  saves: number,
  cut: () => Promise<number>,
): Promise<Outcome> {
  const [{ origin = '' } = {}] = sites;
  const staff = await logIn(origin, 'author@example.com');
  const listed = (await (await fetch(`${origin}/api/v3/destination?limit=${savers * 2}`)).json()) as {
    data: { _id: string; slug: string }[];
  };
  const places = listed.data.map(({ _id: id, slug }) => ({ id, slug, savedAt: [] as number[] }));
  for (const place of places) await save(origin, staff, place);
  const wrong: string[] = [];
  const counts = { saves: 0, reads: 0, cards: 0, cuts: 0, mixed: 0, late: 0, latestMs: 0 };
  let isOver = false;

  const keepSaving = async (own: readonly SavedPlace[]) => {
    for (let turn = 0; counts.saves < saves; turn += 1) {
      const place = own[turn % own.length] as SavedPlace;
      await save(sites[turn % sites.length]?.origin ?? '', staff, place);
      counts.saves += 1;
    }
  };
  const keepReading = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const { slug } = places[turn % places.length] as SavedPlace;
      const addresses = [
        `/api/v3/destination?limit=${10 + (turn % 40)}`,
        `/api/v3/destination/${slug}`,
        `/destinations?limit=${turn}`,
        `/destinations/${slug}`,
      ];
      const address = addresses[turn % addresses.length] as string;
      const askedAt = performance.now();
      const answer = await fetch(`${sites[turn % sites.length]?.origin}${address}`);
      const text = await answer.text();
      counts.reads += 1;
      if (answer.status !== 200) wrong.push(`${address} was answered with ${answer.status}`);
      judge(address, text, askedAt);
    }
  };
  const judge = (address: string, text: string, askedAt: number) => {
    for (const [at, place] of places.entries()) {
      const seen = [...text.matchAll(new RegExp(`place ${at} version (\\d+) of it`, 'g'))].map(([, n]) => Number(n));
      // Lists show them all; words of before the first save are older than any version.
      if (seen.length === 0 && address.includes('destination?limit')) seen.push(-1);
      if (seen.length === 0) continue;
      counts.cards += 1;
      const oldest = Math.min(...seen);
      // A page of one place shows its detail and, among what lies near, cards: these are read one after the other.
      if (Math.max(...seen) !== oldest && !/^\/destinations\/./.test(address)) {
        counts.mixed += 1;
        wrong.push(`${address} mixed versions ${[...new Set(seen)].join(' and ')} of place ${at}`);
      }
      // What came after the oldest that is shown had been acknowledged for so long when this was asked for.
      const lateMs = Math.round(askedAt - (place.savedAt[oldest + 1] ?? askedAt));
      counts.latestMs = Math.max(counts.latestMs, lateMs);
      if (lateMs > mostLateMs) {
        counts.late += 1;
        wrong.push(`${address} showed what had been changed ${lateMs} ms before`);
      }
    }
  };
  const keepCutting = async () => {
    while (!isOver) {
      await delay(2500);
      // Of PostgreSQL, busy as it is, a connection more may be refused; saves and reads tell whether it is there.
      counts.cuts += await cut().catch(() => 0);
    }
  };

  const others = [...Array.from({ length: readers }, (_, number) => keepReading(number)), keepCutting()];
  await Promise.all(
    Array.from({ length: savers }, (_, number) => keepSaving(places.filter((_, at) => at % savers === number))),
  );
  isOver = true;
  await Promise.all(others);
  return {
    ...verdictOf(wrong),
    goal: 'G-07',
    load: `${savers} savers, ${readers} readers, ${way}`,
    fault: 'saves on two processes, listeners cut',
    counts,
  };

  async function save(at: string, headers: Headers, place: SavedPlace): Promise<void> {
    const words = `place ${places.indexOf(place)} version ${place.savedAt.length} of it`;
    const form = new FormData();
    // Two fields of the card: half of a change would show.
    form.set('description', `This is ${words}.`);
    form.set('bestTimeToVisit', words);
    const answer = await fetch(`${at}/api/v5/admin/destination/${place.id}`, { method: 'PUT', headers, body: form });
    if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`);
    place.savedAt.push(performance.now());
  }
}
