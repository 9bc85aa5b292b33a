import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { anAccount } from '#features/accounts/server/account.fixture.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { quickImports } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import { anImage } from '../media.fixture.ts';
import { formerMediaFiles, mediaItems } from '../media.table.ts';
import { namesOfFiles } from '../media-files.rules.ts';
import { sweepMedia } from '../sweep.service.ts';

const site = testSite();

const script = new URL('./library-process.fixture.ts', import.meta.url);
const folder = () => path.join(site.dataDirectory, 'media');

beforeEach(keptRows(site).restore);
// In whatever order the tests come: none finds another's files.
beforeEach(() => rm(folder(), { recursive: true, force: true }));

/** Kills a process some milliseconds after it first said that something is done, and gives all that it said. */
async function killAfter(milliseconds: number, ...args: string[]): Promise<string[]> {
  const said: string[][] = [];
  const child = fork(script, [JSON.stringify(site.database.connection), folder(), ...args], {
    execArgv: quickImports,
  });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.on('message', (done: string[]) => void said.push(done));
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), gone]);
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await gone;
  return said.flat();
}

const namesOnDisk = async () => Array.fromAsync((await diskStorage(folder())).list(), ({ name }) => name);

test('a process that is killed while twenty files are added leaves all of them or none, and nothing half', async () => {
  const { id: accountId } = await anAccount(site.db, { role: 'AUTHOR' });
  const acknowledged = (await Promise.all([0, 250].map((after) => killAfter(after, accountId)))).flat();
  const rows = await site.db.select().from(mediaItems);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows.length % 20).toBe(0);
  expect(acknowledged.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);

  const storage = await diskStorage(folder());
  for (const { file, sizeBytes, originalFile, originalBytes } of rows)
    expect([await storage.stat(file), await storage.stat(originalFile ?? '')]).toEqual([
      { sizeBytes },
      { sizeBytes: originalBytes },
    ]);
  await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  expect((await namesOnDisk()).sort()).toEqual(rows.flatMap(namesOfFiles).sort());
  const { rows: told } = await site.database.pool.query(
    `select count(*)::int as entries from activity_entries where action = 'Added media'`,
  );
  expect(told).toEqual([{ entries: rows.length / 20 }]);
});

test('a process that is killed while an image is replaced leaves the one or the other, whole', async () => {
  const { id: accountId } = await anAccount(site.db, { role: 'AUTHOR' });
  const storage = await diskStorage(folder());
  for (const after of [0, 7, 23, 60]) {
    const { id } = await anImage(site.db, { kept: true });
    const acknowledged = await killAfter(after, accountId, id);
    const [row] = await site.db.select().from(mediaItems).where(eq(mediaItems.id, id));
    if (!row) throw new Error('The image is gone.');
    // The last one that was acknowledged, or one that was on its way to be.
    const former = (await site.db.select().from(formerMediaFiles)).map(({ file }) => file);
    expect(acknowledged.filter((file) => file !== row.file && !former.includes(file))).toEqual([]);
    expect(await storage.stat(row.file)).toEqual({ sizeBytes: row.sizeBytes });
    expect(await storage.stat(row.originalFile ?? '')).toEqual({ sizeBytes: row.originalBytes });
    // Whoever still has an older page sees what it showed.
    for (const file of acknowledged) expect(await storage.stat(file)).toBeDefined();
  }
  await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  const rows = await site.db.select().from(mediaItems).where(eq(mediaItems.kept, true));
  expect((await namesOnDisk()).sort()).toEqual(
    rows
      .flatMap(namesOfFiles)
      .filter((name) => !name.endsWith('-1600.webp'))
      .sort(),
  );
});
