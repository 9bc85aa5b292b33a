// Measures what planned changes cost those who read: npm run bench:schedules -- --data folder. docs/performance.md.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@trekker/database/database.ts';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { dueTag } from '@trekker/site/src/features/schedules/server/schedule.service.ts';
import { dropCached } from '@trekker/site/src/server/endpoints/cache-drops.ts';
import { sql } from 'drizzle-orm';
import type { Client } from './load.ts';
import { inTurns, measure, median, ratios } from './measure.ts';
import { familyMilliseconds, startSite, stop, type Target } from './processes.ts';

const usage = 'npm run bench:schedules -- --data a filled folder, which it changes [--rounds 5] [--seconds 2]';
const { folder, rounds, seconds, client } = readArguments();
const planned = 1_000_000;
const due = 1000;

const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), {
  onUnexpectedExit: (error) => {
    throw error;
  },
});
const { host, database: name, user } = postgres.connection;
const url = `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
const settings = { DATABASE_URL: url, DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000' };
const database = await openDatabase({ url, poolSize: 1, statementTimeoutMs: 600_000 });
try {
  await measureHits(database);
  await measureFirst(database);
} finally {
  await database.close();
  await postgres.stop();
}

/** Two processes in turns: one began while nothing was planned, the other while a million items are. */
async function measureHits({ db }: Database): Promise<void> {
  await db.execute(sql`truncate schedules`);
  const requests = [{ path: '/api/v3/destination' }];
  const load = { requests, connections: 50, seconds };
  const without = await startSite('nothing planned', 'http-worker', settings);
  const alone = await measure(without, load, client);
  console.log(`nothing planned, warm: ${alone.perSecond.toFixed(0)} requests/s`);
  const before: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round += 1) before.push(await measure(without, load, client));
  // Whatever is planned, a process knows the next instant alone.
  await db.execute(sql`
    insert into schedules (kind, item_id, publish_at)
    select 'story', gen_random_uuid(), now() + interval '30 days' + number * interval '1 second'
    from generate_series(1, ${planned}::int) as number`);
  const within = await startSite('a million planned', 'http-worker', settings);
  try {
    const compared = await inTurns(
      { rounds, warmUp: true },
      () => measure(within, load, client),
      () => measure(without, load, client),
    );
    const told = (of: 'ours' | 'control') => median(compared[of].map(({ cpu }) => cpu ?? 0)).toFixed(1);
    console.log(
      `a cached list, nothing planned: ${median(before.map(({ cpu }) => cpu ?? 0)).toFixed(1)} CPU ms for 1,000`,
    );
    console.log(`  then, a million planned: ${told('ours')} in a new process, ${told('control')} in that of before`);
    console.log(
      `  requests/s, new to that of before: ${median(ratios(compared, ({ perSecond }) => perSecond)).toFixed(2)}`,
    );
  } finally {
    await Promise.all([stop(within), stop(without)]);
  }
}

/** So many places are to be taken back at one instant; somebody asks just after it. */
async function measureFirst({ db }: Database): Promise<void> {
  await db.execute(sql`truncate schedules`);
  const site = await startSite('site', 'http-worker', settings);
  try {
    const ask = async () => (await fetch(`${site.origin}/api/v3/destination`)).json();
    const { totalCount: before } = (await ask()) as { totalCount: number };
    const { rows } = await db.execute<{ at: string; left: number }>(sql`
      with planned as (
        insert into schedules (kind, item_id, unpublish_at)
        select 'destination', id, now() + interval '12 seconds' from destinations
        where published order by id limit ${due} returning unpublish_at)
      select max(unpublish_at) as at, extract(epoch from max(unpublish_at) - clock_timestamp())::float8 * 1000 as left
      from planned`);
    await dropCached(db, [dueTag(new Date(rows[0]?.at ?? ''))]);
    const cpu = cpuOf(site);
    await delay((rows[0]?.left ?? 0) + 5);
    const begin = performance.now();
    const { totalCount: after } = (await ask()) as { totalCount: number };
    const took = performance.now() - begin;
    console.log(`the first answer after an instant at which ${due} are due: ${took.toFixed(0)} ms`);
    console.log(`  ${before - after} fewer in the list; CPU of the site ${cpuOf(site) - cpu} ms`);
  } finally {
    await stop(site);
  }
}

function cpuOf({ child }: Target): number {
  return familyMilliseconds(child.pid ?? 0);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        data: text,
        rounds: { ...text, default: '5' },
        seconds: { ...text, default: '2' },
        client: { ...text, default: 'autocannon' },
      },
    });
    if (!values.data) throw new Error('A filled data folder.');
    return {
      folder: path.resolve(values.data),
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      client: values.client as Client,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
