import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '@trekker/database/connections/connection.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, verdictOf } from '../outcome.ts';
import { type Headers, jsonCall, logIn } from '../people.ts';
import { postgresIn } from '../place.ts';
import { type Random, seeded } from '../random.ts';
import { withClient } from '../read-back.ts';
import { freePort, type SiteProcess, startSite } from '../site-process.ts';

const day = 24 * 3_600_000;
const aheadMs = 1500;
/** A restarted process on a busy machine takes its time; what it answers first is what counts. */
const longestMs = 60_000;

const faults = {
  none: 'two processes at the instant',
  killed: 'SIGKILL of one within 60 ms of the instant',
  stopped: 'SIGSTOP of one across the instant',
  nobody: 'both killed before the instant and started after it',
} as const;
type Fault = keyof typeof faults;

/**
 * G-17: stories go out and are taken back at an instant, by the clock of the database, which is that of this machine;
 * one of two processes has another one.
 */
export const schedules: Goal = { name: 'G-17', what: 'planned instants', run };

type Story = { id: string; slug: string };
type Counts = {
  rounds: number;
  changes: number;
  early: number;
  missed: number;
  half: number;
  twice: number;
  lost: number;
};
type Scene = {
  connection: Connection;
  both: SiteProcess[];
  start(index: number): Promise<SiteProcess>;
  staff: Headers;
  stories: readonly Story[];
  random: Random;
};

async function run({ folder, rounds: asked, minutes, seed }: Run): Promise<Outcome[]> {
  const postgres = await postgresIn(folder);
  const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url };
  await (await startSite({ ...settings, SAMPLE: 'library' })).end('SIGTERM');
  const random = seeded(seed);
  const ports = [await freePort(), await freePort()];
  const start = (index: number) => {
    const own = { ...settings, PORT: ports[index] as string };
    if (index === 0) return startSite(own, { script: 'http-worker' });
    const offset = String(random.pick([-day, day]));
    const args = ['--import', new URL('../shifted-clock.ts', import.meta.url).href];
    return startSite({ ...own, CLOCK_OFFSET_MS: offset }, { script: 'http-worker', args });
  };
  const both = await Promise.all([start(0), start(1)]);
  const staff = await logIn((both[0] as SiteProcess).origin, 'author@example.com');
  const stories = await readStories(postgres.connection);
  const scene: Scene = { connection: postgres.connection, both, start, staff, stories, random };
  const outcomes: Outcome[] = [];
  const until = performance.now() + minutes * 60_000;
  const rounds = asked ?? 20;
  let isPublic = true;
  for (const [index, fault] of (Object.keys(faults) as Fault[]).entries()) {
    const counts: Counts = { rounds: 0, changes: 0, early: 0, missed: 0, half: 0, twice: 0, lost: 0 };
    const wrong: string[] = [];
    const share = Math.floor(rounds / 4) + (index < rounds % 4 ? 1 : 0);
    while (counts.rounds < share && performance.now() < until) {
      isPublic = !isPublic;
      counts.rounds += 1;
      await oneRound(scene, fault, isPublic, counts, wrong);
      console.error(
        `G-17 ${faults[fault]}: round ${counts.rounds} of ${share}, ${wrong.length} wrong ${wrong.at(-1) ?? ''}`,
      );
    }
    const load = `${stories.length} stories at one instant, two processes, the clock of one a day off`;
    outcomes.push({ ...verdictOf(wrong), goal: 'G-17', load, fault: faults[fault], counts });
  }
  await Promise.all(both.map((site) => site.end('SIGTERM')));
  await postgres.stop();
  return outcomes;
}

async function readStories(connection: Connection): Promise<Story[]> {
  const { rows } = await withClient(connection, (client) =>
    client.query<Story>('select id, slug from stories where published order by id limit 8'),
  );
  return rows;
}

/** All of the stories become public, or are taken back, at one instant. */
async function oneRound(scene: Scene, fault: Fault, isPublic: boolean, counts: Counts, wrong: string[]) {
  const { both, stories, staff, connection } = scene;
  const at = Date.now() + aheadMs + stories.length * 100;
  const name = isPublic ? 'publishAt' : 'unpublishAt';
  for (const { id } of stories) {
    const body = { [name]: new Date(at).toISOString() };
    const address = `${(both[0] as SiteProcess).origin}/api/v5/admin/schedule/story/${id}`;
    const { status } = await fetch(address, { ...jsonCall(body, staff), method: 'PUT' });
    if (status !== 200) wrong.push(`a plan was answered ${status}`);
  }
  const told = (what: 'early' | 'missed' | 'half') => {
    counts[what] += 1;
    wrong.push(`${what}, ${faults[fault]}, to be ${isPublic ? 'public' : 'taken back'}`);
  };
  const done = watchInstant(scene, at, isPublic, told);
  await breakAt(scene, fault, at);
  await done;
  counts.changes += stories.length;
  const { rows } = await withClient(connection, (client) =>
    client.query<{ versions: number; published: boolean; entries: number }>(
      `select s.published, (select count(*)::int from versions v where v.kind = 'story' and v.item_id = s.id::text
          and v.by_id is null and v.changed && '{isPublished,published}' and v.saved_at >= to_timestamp($2)) as versions,
        (select count(*)::int from activity_entries e where e.actor_id is null and e.detail = s.title
          and e.created_at >= to_timestamp($2)) as entries
      from stories s where s.id = any ($1)`,
      // A transaction has the time at which it began, and may begin a little before the instant.
      [stories.map(({ id }) => id), at / 1000 - 1],
    ),
  );
  for (const { versions, entries, published } of rows) {
    if (published !== isPublic || versions === 0 || entries === 0) counts.lost += 1;
    if (versions > 1 || entries > 1) counts.twice += 1;
    if (published !== isPublic || versions !== 1 || entries !== 1)
      wrong.push(`published ${published}, ${versions} versions, ${entries} entries, ${faults[fault]}`);
  }
}

/** What is done to the processes around the instant. */
async function breakAt({ both, start, random }: Scene, fault: Fault, at: number): Promise<void> {
  const one = random.below(2);
  const site = both[one] as SiteProcess;
  const until = (moment: number) => delay(Math.max(0, moment - Date.now()));
  switch (fault) {
    case 'killed':
      await until(at - 20 + random.below(80));
      await site.end('SIGKILL');
      both[one] = await start(one);
      return;
    case 'stopped':
      await until(at - 300);
      site.child.kill('SIGSTOP');
      await until(at + 700);
      site.child.kill('SIGCONT');
      return;
    case 'nobody':
      await until(at - 300);
      await Promise.all(both.map((each) => each.end('SIGKILL')));
      await until(at + 300);
      for (const index of both.keys()) both[index] = await start(index);
      return;
    default:
      await until(at);
  }
}

/**
 * Asks both processes for the list until each has shown what is to be there after the instant. No answer that was there
 * before the instant may show it, and every question asked after the instant must.
 */
async function watchInstant(
  { both, stories }: Scene,
  at: number,
  isPublic: boolean,
  told: (what: 'early' | 'missed' | 'half') => void,
): Promise<void> {
  const all = stories.length;
  const look = async (index: number) => {
    const askedAt = Date.now();
    const shown = await countShown((both[index] as SiteProcess).origin, stories);
    if (shown === null) return false;
    const isNew = shown === (isPublic ? all : 0);
    if (shown > 0 && shown < all) told('half');
    if (isNew && Date.now() < at) told('early');
    if (!isNew && askedAt >= at) told('missed');
    return askedAt >= at;
  };
  const watchOne = async (index: number) => {
    let after = 0;
    while (after < 3 && Date.now() < at + longestMs) {
      if (await look(index)) after += 1;
      await delay(10);
    }
    if (after < 3) told('missed');
  };
  await Promise.all(both.keys().map(watchOne));
}

/** How many of the stories are in the public list; null where nobody answers. */
async function countShown(origin: string, stories: readonly Story[]): Promise<number | null> {
  try {
    const answer = await fetch(`${origin}/api/story?limit=100`, { signal: AbortSignal.timeout(20_000) });
    if (answer.status !== 200) return null;
    const { data } = (await answer.json()) as { data: { slug: string }[] };
    return stories.filter(({ slug }) => data.some((one) => one.slug === slug)).length;
  } catch {
    return null;
  }
}
