import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@trekker/database/database.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { zippedWxr } from '@trekker/site/src/features/imports/server/zipped-wxr.fixture.ts';
import { sweepMedia } from '@trekker/site/src/features/media/server/sweep.service.ts';
import { type Contents, contentsOf, differencesOf, idsIn } from '@trekker/site/test/site/contents.ts';
import type { Goal, Run } from '../../goal.ts';
import { type Outcome, verdictOf } from '../../outcome.ts';
import { logIn } from '../../people.ts';
import { type Place, placeIn } from '../../place.ts';
import { seeded } from '../../random.ts';
import { inconsistencies, withClient } from '../../read-back.ts';
import { freePort, startSite } from '../../site-process.ts';
import { sweepAll } from './killed-uploads.ts';

const items = 60;
const killsOfRound = 3;
/** A job whose process was killed is taken by another within half a minute. */
const patienceMs = 5 * 60_000;

/** What happened is kept; the rest goes by the clock. */
const notCompared = [
  'activity_entries',
  'list_counts',
  'rate_limits',
  'rate_limit_secrets',
  'missing_addresses',
  'sessions',
];
/** That there was an import is kept as well when it was undone. */
const records = ['import_runs', 'import_reports'];

/**
 * G-18: the process is killed at random moments of an import with images, and started again; it goes on by itself, and
 * what came in the end is what comes undisturbed. Undone, the database is as it was before.
 */
export const killedImports: Goal = { name: 'G-18', what: 'kill the app while it imports', run };

type Settings = Record<string, string>;

async function run({ folder, rounds: asked, minutes, seed }: Run): Promise<Outcome[]> {
  const rounds = asked ?? 10;
  const until = performance.now() + minutes * 60_000;
  const random = seeded(seed);
  const place = placeIn(folder);
  const settings: Settings = { PORT: await freePort(), DATA_DIR: place.data, SAMPLE: 'library' };
  const zip = await zippedWxr(items);
  let site = await startSite(settings);
  // Of the sample library no image is swept in between.
  await sweep(place);
  const before = await readAll(place, new Set(), new Date(), records);
  const known = before.ids;
  const wrong: string[] = [];
  const counts = { rounds: 0, kills: 0, items: 0, images: 0, differing: 0, left: 0, slowestMs: 0 };
  let wanted: Contents | undefined;
  let usualMs = 0;
  for (; counts.rounds <= rounds && performance.now() < until; counts.rounds += 1) {
    const since = new Date();
    const call = await callsOf(site.origin);
    const id = await bring(call, zip);
    const startedAt = performance.now();
    await call('POST', `/${id}/start`, { publish: true });
    // The first round is left alone: it says what comes, and how long that takes.
    for (let kills = counts.rounds === 0 ? 0 : 1 + (counts.rounds % killsOfRound); kills > 0; kills -= 1) {
      await delay(random.next() * usualMs);
      if ((await stateOf(await callsOf(site.origin), id)) !== 'running') break;
      await site.end('SIGKILL');
      counts.kills += 1;
      site = await startSite(settings);
    }
    const again = await callsOf(site.origin);
    await settled(again, id, 'done', wrong);
    const ms = Math.round(performance.now() - startedAt);
    if (counts.rounds === 0) usualMs = ms;
    else counts.slowestMs = Math.max(counts.slowestMs, ms);
    const { contents } = await readAll(place, known, since);
    wanted ??= contents;
    counts.items = contents.get('import_items')?.length ?? 0;
    counts.images = contents.get('imported_media')?.length ?? 0;
    const differences = differencesOf(wanted, contents);
    wrong.push(...differences, ...(await inconsistencies(place.database, place.media)));
    await again('POST', `/${id}/undo`);
    await settled(again, id, 'undone', wrong);
    await sweep(place);
    const after = await readAll(place, known, since, records);
    const kept = differencesOf(before.contents, after.contents);
    counts.differing += differences.length;
    counts.left += kept.length;
    wrong.push(...kept);
    console.error(
      `G-18 round ${counts.rounds} of ${rounds}: ${ms} ms, ${counts.kills} kills, ${differences.length} differ, ${kept.length} left`,
    );
    // The next round is compared without this one.
    await withClient(place.database, (client) => client.query('delete from import_runs'));
    for (const line of [...differences, ...kept].slice(0, 12)) console.error(`  ${line}`);
  }
  await site.end('SIGTERM');
  counts.rounds -= 1;
  // While the site runs, it may be making files of what it has.
  const files = await sweepAll(place);
  if (files.left > 0) wrong.push(`${files.left} files that no row names are left after the sweep`);
  if (files.missing > 0) wrong.push(`the sweep took ${files.missing} files that rows name`);
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-18',
      load: `${items} posts and pages with as many images`,
      fault: `SIGKILL at 1 to ${killsOfRound} random moments of an import`,
      counts: { ...counts, undisturbedMs: usualMs, orphans: files.orphans, filesLeft: files.left },
    },
  ];
}

type Imported = { _id: string; state: string; message: string };
type Call = (method: string, path: string, body?: object) => Promise<Imported>;

/** Calls of an author to the imports. */
async function callsOf(origin: string): Promise<Call> {
  const staff = await logIn(origin, 'author@example.com');
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/v5/admin/imports${path}`, {
      method,
      headers: { ...staff, accept: 'application/json', ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} is answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: Imported & { run?: Imported } };
    return data.run ?? data;
  };
}

const stateOf = async (call: Call, id: string): Promise<string> => (await call('GET', `/${id}`)).state;

/** Brings a file, and waits until it was read. */
async function bring(call: Call, zip: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(zip)], 'old site.zip'));
  const { _id: id } = await call('POST', '', form);
  const wrong: string[] = [];
  await settled(call, id, 'ready', wrong);
  if (wrong.length > 0) throw new Error(wrong[0]);
  return id;
}

async function settled(call: Call, id: string, wanted: string, wrong: string[]): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { state, message } = await call('GET', `/${id}`);
    if (state === wanted) return;
    if (performance.now() > until || !/^(reading|running|undoing)$/.test(state)) {
      wrong.push(`an import is ${state} (${message}) where it should be ${wanted}`);
      return;
    }
    await delay(100);
  }
}

/** What the database holds by now, of this import and of all that was there. */
function readAll({ database }: Place, known: ReadonlySet<string>, since: Date, without: readonly string[] = []) {
  return withClient(database, async (client) => {
    const ask = async (statement: string) => (await client.query(statement)).rows;
    const ids = await idsIn(ask);
    const at = { since, known: known.size > 0 ? known : ids, without: [...notCompared, ...without] };
    return { ids, contents: await contentsOf(ask, at) };
  });
}

/** A day later in one moment: what was ended is purged, and images that nobody names are old enough to go. */
async function sweep({ database: connection, media }: Place): Promise<void> {
  const isPurged = async () =>
    (await withClient(connection, (client) => client.query('select from trash_items where purged_at is not null')))
      .rowCount === 0;
  while (!(await isPurged())) await delay(100);
  const database = await openDatabase({ connection, poolSize: 2 });
  await sweepMedia(database.db, await diskStorage(media), new Date(Date.now() + 60_000));
  await database.close();
}
