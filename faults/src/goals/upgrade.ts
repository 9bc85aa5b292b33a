import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import { migrations } from '@trekker/site/src/processes/start/migrations-folder.ts';
import { createOldRows } from '@trekker/site/test/site/old-rows.ts';
import type { Goal, Run } from '../goal.ts';
import { type Outcome, percentile, verdictOf } from '../outcome.ts';
import { postgresIn } from '../place.ts';
import { seeded } from '../random.ts';
import { withClient } from '../read-back.ts';
import { startSite } from '../site-process.ts';
import { ask, isGood } from '../watch.ts';

const mostReadyMs = 60_000;

/**
 * G-12: the data folder of each schema that there ever was is started with this build, which is killed once on its way.
 */
export const upgrade: Goal = { name: 'G-12', what: 'older data folders', run };

async function run({ folder, rounds, minutes, seed }: Run): Promise<Outcome[]> {
  const until = performance.now() + minutes * 60_000;
  const random = seeded(seed);
  const dates = listMigrations(migrations);
  const [old, copy] = [path.join(folder, 'old'), path.join(folder, 'copy')];
  const rows = createOldRows();
  const wrong: string[] = [];
  const ready: number[] = [];
  for (const [step, date] of dates.entries()) {
    const database = await postgresIn(old);
    await withMigrationsUpTo(migrations, date, (steps) => migrate(database, steps));
    await withClient(database.connection, rows.addToNewTables);
    await database.stop();
    // With fewer rounds than schemas the oldest are left out last: they have the longest way.
    if (step % Math.ceil(dates.length / (rounds ?? dates.length)) !== 0 || performance.now() > until) continue;
    // With its owner: PostgreSQL reads nobody else's files.
    execFileSync('cp', ['-a', old, copy]);
    const connection = { ...database.connection, host: path.join(copy, 'database/sock') };
    const { readyMs, found } = await startOn(copy, connection, rows.changed, random.next() * 3000);
    ready.push(readyMs);
    wrong.push(...found.map((what) => `after ${date}: ${what}`));
    rmSync(copy, { recursive: true });
    console.error(
      `G-12 schema ${step + 1} of ${dates.length}: ready after ${Math.round(readyMs)} ms, ${wrong.length} wrong`,
    );
  }
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-12',
      load: 'a row in each table',
      fault: 'an older schema, and a SIGKILL within 3 s of the start',
      counts: {
        schemas: ready.length,
        ofSchemas: dates.length,
        tables: rows.size(),
        readyMsSlowest: percentile(ready, 1),
      },
    },
  ];
}

async function startOn(
  data: string,
  connection: SocketConnection,
  changed: ReturnType<typeof createOldRows>['changed'],
  killAfterMs: number,
): Promise<{ readyMs: number; found: string[] }> {
  // What is in use gets no sample; a site without an owner would show its set-up.
  const settings = { DATA_DIR: data, SAMPLE: 'library' };
  const first = await startSite(settings, { readyAt: null });
  await delay(killAfterMs);
  await first.end('SIGKILL');
  const site = await startSite(settings);
  const found = (await withClient(connection, changed)).map((table) => `the row of ${table} is another`);
  for (const page of ['/', '/destinations', '/stories', '/highlights', '/about']) {
    const seen = await ask(site.origin + page);
    if (!isGood(seen)) found.push(`${page} is not answered: ${seen.failure} ${site.said().slice(-500)}`);
  }
  if (site.readyAfterMs > mostReadyMs) found.push(`ready only after ${site.readyAfterMs} ms`);
  await site.end('SIGTERM');
  return { readyMs: site.readyAfterMs, found };
}
