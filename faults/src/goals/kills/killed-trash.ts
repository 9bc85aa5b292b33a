import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@trekker/database/database.ts';
import { aFullDestination } from '@trekker/site/test/calls/trashed-items.ts';
import { rowsOf, stateOf, type TrashState } from '@trekker/site/test/site/trash-state.ts';
import type { Goal, Run } from '../../goal.ts';
import { type Outcome, verdictOf } from '../../outcome.ts';
import { type Headers, jsonCall, logIn } from '../../people.ts';
import { type Place, placeIn } from '../../place.ts';
import { seeded } from '../../random.ts';
import { inconsistencies } from '../../read-back.ts';
import { freePort, startSite } from '../../site-process.ts';

const ofEach = 4;
const longestLifeMs = 1500;
/** A job whose process was killed is taken by another within half a minute. */
const patienceMs = 90_000;

/**
 * G-19: the process is killed while staff delete places and bring them back, delete others for good, and two write one
 * at the same time. Its database goes down with it.
 */
export const killedTrash: Goal = { name: 'G-19', what: 'kill the app while staff delete, restore and merge', run };

type Work = 'restored' | 'purged' | 'merged';
/** A place with all that can belong to one, what was promised of it last, and its rows when it was made. */
type Item = { id: string; slug: string; work: Work; last: string; rows: readonly string[]; values: string[] };
type Site = { origin: string; staff: readonly [Headers, Headers] };
type Counts = Record<'rounds' | 'promised' | 'lost' | 'half' | 'late', number>;

/** Where a place may be after what was promised last: there, or where the call under way would have brought it. */
const possible: Record<string, readonly TrashState[]> = {
  'restored ': ['live', 'trash'],
  'restored deleted': ['trash', 'live'],
  'restored restored': ['live', 'trash'],
  'purged ': ['live', 'trash'],
  'purged deleted': ['trash', 'ended', 'gone'],
  'purged ended': ['ended', 'gone'],
};

async function run({ folder, rounds: asked, minutes, seed }: Run): Promise<Outcome[]> {
  const rounds = asked ?? 20;
  const until = performance.now() + minutes * 60_000;
  const random = seeded(seed);
  const place = placeIn(folder);
  const settings = { PORT: await freePort(), DATA_DIR: place.data, SAMPLE: 'library' };
  let site = await startSite(settings);
  const staffOf = async ({ origin }: { origin: string }): Promise<Site> => ({
    origin,
    staff: [await logIn(origin, 'author@example.com'), await logIn(origin, 'admin@example.com')],
  });
  const counts: Counts = { rounds: 0, promised: 0, lost: 0, half: 0, late: 0 };
  const wrong: string[] = [];
  for (; counts.rounds < rounds && performance.now() < until; counts.rounds += 1) {
    const items = await makeItems(place);
    const working = items.map(workOn(await staffOf(site), counts));
    const before = counts.promised;
    while (counts.promised === before) await delay(5);
    await delay(random.next() * longestLifeMs);
    await site.end('SIGKILL');
    await Promise.all(working);
    site = await startSite(settings);
    const told = (what: 'lost' | 'half' | 'late', sentence: string) => {
      counts[what] += 1;
      wrong.push(sentence);
    };
    await readBack(place, await staffOf(site), items, told);
    wrong.push(...(await inconsistencies(place.database, null)));
    console.error(`G-19 round ${counts.rounds + 1} of ${rounds}: ${counts.promised} promised, ${wrong.length} wrong`);
  }
  await site.end('SIGTERM');
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-19',
      load: `${ofEach} places deleted and restored, ${ofEach} deleted for good, ${ofEach} written by two at once`,
      fault: 'SIGKILL of the process and its database at a random moment within 1.5 s of the first answer',
      counts,
    },
  ];
}

async function withDatabase<Result>(place: Place, use: (db: Parameters<typeof rowsOf>[0]) => Promise<Result>) {
  const { db, close } = await openDatabase({ connection: place.database, poolSize: 2 });
  return use(db).finally(close);
}

const makeItems = (place: Place): Promise<Item[]> =>
  withDatabase(place, async (db) => {
    const items: Item[] = [];
    for (const work of ['restored', 'purged', 'merged'] as const)
      for (let count = 0; count < ofEach; count += 1) {
        const { id, slug } = (await aFullDestination(db, `Petra ${crypto.randomUUID()}`)).place;
        items.push({ id, slug, work, last: '', rows: await rowsOf(db, id), values: [] });
      }
    return items;
  });

/** Works on a place until nobody answers any more, and notes what was promised. */
const workOn = (site: Site, counts: Counts) => async (item: Item) => {
  const trash = `/api/v5/admin/trash/destination/${item.id}`;
  const steps = {
    restored: [
      () => promised(site, 'DELETE', `/api/v5/admin/destination/${item.id}`, 'deleted'),
      () => promised(site, 'POST', `${trash}/restore`, 'restored'),
    ],
    purged: [
      () => promised(site, 'DELETE', `/api/v5/admin/destination/${item.id}`, 'deleted'),
      () => promised(site, 'DELETE', trash, 'ended'),
    ],
  };
  const promised = async (at: Site, method: string, path: string, state: string) => {
    const answer = await call(at, 0, method, path);
    if (answer?.status !== 200) return false;
    item.last = state;
    counts.promised += 1;
    return true;
  };
  if (item.work === 'merged') {
    while (await mergeOnce(site, item, counts));
    return;
  }
  const [first, second] = steps[item.work];
  while ((await first?.()) && (await second?.()) && item.work === 'restored');
};

/** Two open the form at the same time, and each writes a field of it. */
async function mergeOnce(site: Site, item: Item, counts: Counts): Promise<boolean> {
  const path = `/api/v5/admin/destination/${item.id}`;
  const opened = await call(site, 0, 'GET', path);
  if (opened?.status !== 200) return false;
  const { updatedAt } = opened.json.data as { updatedAt: string };
  const values = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const answers = await Promise.all([
    call(site, 0, 'PUT', path, { description: `Seen by ${values[0]}`, updatedAt }),
    call(site, 1, 'PUT', path, { climateType: values[1], updatedAt }),
  ]);
  for (const [index, answer] of answers.entries())
    if (answer?.status === 200) {
      item.values.push(values[index] as string);
      counts.promised += 1;
    }
  return answers.every((answer) => answer?.status === 200);
}

type Answered = { status: number; json: { data: unknown } };

/** Undefined where no answer came, or not all of it. */
async function call(
  { origin, staff }: Site,
  who: 0 | 1,
  method: string,
  path: string,
  body?: object,
): Promise<Answered | undefined> {
  try {
    const request = body ? jsonCall(body, staff[who]) : { headers: staff[who] };
    const answer = await fetch(origin + path, { ...request, method });
    return { status: answer.status, json: (await answer.json()) as Answered['json'] };
  } catch {
    return undefined;
  }
}

type Told = (what: 'lost' | 'half' | 'late', sentence: string) => void;

async function readBack(place: Place, site: Site, items: readonly Item[], told: Told): Promise<void> {
  for (const item of items) {
    const { id, work, last, rows, values } = item;
    if (work === 'merged') {
      const versions = await versionsOf(site, id);
      for (const value of values) if (!versions.includes(value)) told('lost', `what was written of ${id} is lost`);
      continue;
    }
    const state = await withDatabase(place, (db) => stateOf(db, id, rows));
    const isPossible = possible[`${work} ${last}`]?.includes(state);
    const sentence = `a place of which "${last}" was promised is ${state}`;
    if (!isPossible) told(state === 'half' ? 'half' : 'lost', sentence);
    const shown = await call(site, 0, 'GET', `/api/v3/destination/${item.slug}`);
    if (shown?.status !== (state === 'live' ? 200 : 404)) told('half', `${sentence} and answers ${shown?.status}`);
    await bringToEnd(place, site, item, state, told);
  }
}

/** What is in the trash comes back whole; what was ended goes, though the process that was at it is dead. */
async function bringToEnd(place: Place, site: Site, { id, work, rows }: Item, state: TrashState, told: Told) {
  const now = () => withDatabase(place, (db) => stateOf(db, id, rows));
  if (state === 'trash' && work === 'restored') {
    const { status } = (await call(site, 0, 'POST', `/api/v5/admin/trash/destination/${id}/restore`)) ?? {};
    if (status !== 200 || (await now()) !== 'live')
      told('half', `a place did not come back: ${status}, ${await now()}`);
  }
  if (state !== 'ended') return;
  const until = performance.now() + patienceMs;
  while ((await now()) !== 'gone') {
    if (performance.now() > until) return told('late', `a place that was ended is ${await now()} after 90 s`);
    await delay(500);
  }
}

/** All that was ever written of it, as one text. */
async function versionsOf(site: Site, id: string): Promise<string> {
  const path = `/api/v5/admin/versions/destination/${id}`;
  const contents: string[] = [];
  const listed = await call(site, 0, 'GET', `${path}?limit=100`);
  for (const { version } of (listed?.json.data ?? []) as { version: number }[])
    contents.push(JSON.stringify((await call(site, 0, 'GET', `${path}/${version}`))?.json));
  return contents.join();
}
