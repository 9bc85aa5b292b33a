import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentWith } from '#config/environment.ts';
import { sweepMedia } from '#features/media/server/sweep.service.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { trashItems } from '#features/trash/server/trash.table.ts';
import { mediaFolder } from '#processes/start/data-folder.ts';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { addressOf } from '#test/site/child-site.ts';
import { type Contents, contentsOf, differencesOf, idsIn } from '#test/site/contents.ts';
import { compiledSources } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import { importRuns } from '../import.table.ts';
import { zippedWxr } from '../zipped-wxr.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/imports';
const items = 24;
let author: Calls;
let worker: ChildProcess;
let zip: Buffer;

/** Jobs in a process of its own, as on a machine for them alone. */
async function startJobs() {
  const { PATH } = environmentWith({});
  const url = addressOf(site.database.connection as SocketConnection);
  worker = fork(path.resolve(import.meta.dirname, '../../../../processes/job-worker.ts'), {
    env: { PATH, ...compiledSources, DATABASE_URL: url, DATA_DIR: site.dataDirectory, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(worker, 'message');
}
async function endJobs(signal: NodeJS.Signals) {
  worker.kill(signal);
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}
beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR', 'Olga Reis');
  zip = await zippedWxr(items);
  await startJobs();
});
afterAll(() => endJobs('SIGKILL'));

/** A killed job is taken by another process within half a minute. */
const takenOver = { timeout: 800_000, interval: 100 };
const runOf = async (id: string) => (await author('GET', `${base}/${id}`)).json.data.run;
const stateOf = async (id: string) => (await runOf(id)).state;

async function begin(): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(zip)], 'old site.zip'));
  const { _id: id } = (await author('POST', base, form)).json.data;
  await expect.poll(() => stateOf(id), takenOver).toBe('ready');
  expect((await author('POST', `${base}/${id}/start`, { publish: true })).status).toBe(200);
  return id;
}

/** Goes away while it is taken back: an item that somebody else holds keeps it from coming to the end. */
async function killWhileUndone(id: string): Promise<void> {
  const made = sql`select item_id from import_items where run_id = ${id} and kind = 'story' order by item_id desc limit 1`;
  let seen = 0;
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`select from stories where id = (${made}) for update`);
    await author('POST', `${base}/${id}/undo`);
    await expect.poll(async () => (await runOf(id)).done, takenOver).toBeGreaterThanOrEqual(10);
    const { state, done, total } = await runOf(id);
    expect({ state, total }).toEqual({ state: 'undoing', total: items });
    seen = done;
    await endJobs('SIGKILL');
  });
  const { state, done } = await runOf(id);
  expect({ state, done }).toEqual({ state: 'undoing', done: seen });
  await startJobs();
}

async function undo(id: string, isKilled: boolean): Promise<void> {
  if (isKilled) await killWhileUndone(id);
  else expect((await author('POST', `${base}/${id}/undo`)).status).toBe(200);
  await expect.poll(() => stateOf(id), takenOver).toBe('undone');
  expect(await runOf(id)).toMatchObject({ done: items, total: items });
  await expect.poll(() => site.db.$count(trashItems), takenOver).toBe(0);
  // A day later: nobody names the images any more.
  await sweepMedia(site.db, await diskStorage(mediaFolder(site.dataDirectory)), new Date(Date.now() + 60_000));
  await site.db.delete(importRuns);
}

const ask = async (statement: string) => (await site.db.execute(sql.raw(statement))).rows;
const byTheClock = ['activity_entries', 'rate_limits', 'rate_limit_secrets', 'missing_addresses'];
const read = (since: Date, known: ReadonlySet<string>, without: string[] = []): Promise<Contents> =>
  contentsOf(ask, { since, known, without: [...byTheClock, ...without] });

test('an import that is killed again and again brings what one brings that is not, and is undone as a whole', async () => {
  const known = await idsIn(ask);
  const since = new Date();
  const undisturbed = await begin();
  await expect.poll(() => stateOf(undisturbed), takenOver).toBe('done');
  const wanted = await read(since, known);
  expect(wanted.get('import_items')).toHaveLength(items);
  await site.db.execute(
    sql`update media_items set alt = '' where id in (select distinct media_id from imported_media limit 2)`,
  );
  const left = [
    { kind: 'story', count: 4 },
    { kind: 'image', count: 2 },
  ];
  expect((await runOf(undisturbed)).toFinish).toEqual(left);
  await undo(undisturbed, false);
  const records = ['import_runs', 'import_reports'];
  const before = await read(since, known, records);
  expect(before.get('stories')).toEqual([]);

  const killed = await begin();
  for (const least of [3, 11]) {
    await expect.poll(() => site.db.$count(stories), { ...takenOver, interval: 5 }).toBeGreaterThanOrEqual(least);
    await endJobs('SIGKILL');
    await startJobs();
  }
  await expect.poll(() => stateOf(killed), takenOver).toBe('done');
  expect(differencesOf(wanted, await read(since, known))).toEqual([]);
  await undo(killed, true);
  expect(differencesOf(before, await read(since, known, records))).toEqual([]);
}, 900_000);
