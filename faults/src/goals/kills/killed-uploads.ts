import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@trekker/database/database.ts';
import { startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { sweepMedia } from '@trekker/site/src/features/media/server/sweep.service.ts';
import type { Goal, Run } from '../../goal.ts';
import { type Outcome, verdictOf } from '../../outcome.ts';
import { type Place, placeIn } from '../../place.ts';
import { compare, filesOfMedia, inconsistencies, withClient } from '../../read-back.ts';
import { setScene } from '../../scene.ts';
import { freePort, startSite } from '../../site-process.ts';
import { startWriters } from '../../writers.ts';

const uploaders = 20;
/** Longer than an upload takes: so it is hit anywhere between its first byte and its commit. */
const longestLifeMs = 3000;

/**
 * G-03: the process is killed while images come in; no row names what is not there, and the sweep removes what no row
 * names.
 */
export const killedUploads: Goal = { name: 'G-03', what: 'kill the app while uploads run', run };

async function run({ folder, rounds: asked, minutes, seed }: Run): Promise<Outcome[]> {
  const rounds = asked ?? 25;
  const until = performance.now() + minutes * 60_000;
  const place = placeIn(folder);
  const settings = { PORT: await freePort(), DATA_DIR: place.data, SAMPLE: 'library' };
  let site = await startSite(settings);
  const scene = await setScene(folder, seed, () => site.origin);
  const { ledger, random } = scene;
  const wrong: string[] = [];
  let kills = 0;
  for (; kills < rounds && performance.now() < until; kills += 1) {
    const since = ledger.entries.length;
    const writers = startWriters(scene, uploaders, ['story']);
    await delay(random.next() * longestLifeMs);
    await site.end('SIGKILL');
    await writers.stop();
    site = await startSite(settings);
    wrong.push(...(await compare(place.database, ledger.entries.slice(since))).wrong);
    wrong.push(...(await inconsistencies(place.database, place.media)));
    console.error(`G-03 round ${kills + 1} of ${rounds}: ${ledger.entries.length} uploads, ${wrong.length} wrong`);
  }
  const { acknowledged, unanswered, lost, half } = await compare(place.database, ledger.entries, { isRecent: false });
  await site.end('SIGTERM');
  const { orphans, left, missing } = await sweepAll(place);
  if (left > 0) wrong.push(`${left} files that no row names are left after the sweep`);
  if (missing > 0) wrong.push(`the sweep took ${missing} files that rows name`);
  return [
    {
      ...verdictOf(wrong),
      goal: 'G-03',
      load: `${uploaders} uploads of three pictures at a time`,
      fault: `SIGKILL at a random moment within ${longestLifeMs / 1000} s`,
      counts: { kills, uploads: ledger.entries.length, acknowledged, unanswered, lost, half, orphans, left },
    },
  ];
}

/** A day later in one moment, with no site: everything that nobody owns is old enough to go. */
export async function sweepAll({ data, media, database: connection }: Place) {
  const postgres = await startEmbeddedPostgres(path.join(data, 'database'), {
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  const database = await openDatabase({ connection, poolSize: 2 });
  const compareFiles = async () => {
    const owned = new Set(await withClient(connection, filesOfMedia));
    const there = filesIn(media);
    return {
      unowned: there.filter((name) => !owned.has(name)).length,
      missing: [...owned].filter((name) => !there.includes(name)).length,
    };
  };
  const before = await compareFiles();
  await sweepMedia(database.db, await diskStorage(media), new Date(Date.now() + 60_000));
  const after = await compareFiles();
  await database.close();
  await postgres.stop();
  return { orphans: before.unowned, left: after.unowned, missing: after.missing };
}

/** All of them, those that were never finished too. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
