import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder } from '../../test/child-site.ts';
import { runCommand } from '../../test/command.ts';
import { callsAs } from '../../test/staff-calls.ts';
import { loadConfig } from '../config/config.ts';
import type { RawSettings } from '../config/environment.ts';
import { verifyArchive } from '../features/backups/server/archive-reader.ts';
import { backUp } from '../features/backups/server/backup.service.ts';
import { inspectRestored } from '../features/backups/server/rehearsal.service.ts';
import { aPicture } from '../features/media/server/media.fixture.ts';
import { sweepMedia } from '../features/media/server/sweep.service.ts';
import { ask, backupDesk, emptyPlace, run } from './backup-desk.fixture.ts';
import { mediaFolder } from './data-folder.ts';
import { restoreInto } from './restored-place.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const { site, folder, file, pictures, siteSettings } = backupDesk();

/** An empty bucket, as the settings name it. */
async function emptyBucket(): Promise<RawSettings> {
  const s3 = await startS3Double();
  onTestFinished(s3.close);
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = await s3.makeBucket();
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

test('a backup that was restored, its media into a bucket, gives the same backup again, part by part', async () => {
  const place = await emptyPlace();
  const bucket = await emptyBucket();
  const settings = { ...place.settings, ...bucket };
  const restored = await run('restore', [file], settings);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  const again = path.join(folder, 'again.tar');
  expect((await run('backup', ['--to', again], settings)).code).toBe(0);
  const manifest = await verifyArchive(file);
  expect((await verifyArchive(again)).parts).toEqual(manifest.parts);
  const carried = new Map(manifest.parts.map(({ name, table }) => [name, table?.rows]));
  expect(Object.fromEntries(carried)).toMatchObject({
    'rows/destinations.copy.gz': 2,
    'rows/accounts.copy.gz': 1,
    'rows/feedback.copy.gz': 1,
    'jobs.copy.gz': 1,
  });
  expect([...carried.keys()]).toEqual(expect.arrayContaining(pictures.map((name) => `media/${name}`)));
  expect(await ask(place.connection, 'SELECT email FROM newsletter_subscribers')).toEqual([
    { email: 'olga@example.com' },
  ]);
  expect(await ask(place.connection, 'SELECT id FROM sessions')).toEqual([]);
  const counts = `SELECT list, sum(change)::int AS count FROM list_counts WHERE list IN ('accounts of USER', 'destinations published') GROUP BY list ORDER BY list`;
  const kept = () => ask<{ count: number }>(place.connection, counts).then((rows) => rows.map(({ count }) => count));
  expect(await kept()).toEqual([1, 2]);
  await ask(place.connection, 'DELETE FROM destinations WHERE id = (SELECT min(id::text)::uuid FROM destinations)');
  expect(await kept()).toEqual([1, 1]);

  const twice = await run('restore', [file], place.settings);
  expect([twice.code, twice.stderr]).toEqual([1, expect.stringMatching(/holds rows already: create an empty one/)]);
  expect(await kept()).toEqual([1, 1]);
});

test('is of one moment, with all that was acknowledged before, while people write', async () => {
  const write = (from: number) =>
    site.database.pool.query(
      `INSERT INTO contact_messages (full_name, email, subject, message) SELECT 'Ana', 'a@example.com', 'other', 'm' || n FROM generate_series($1::int, $1 + 4) n`,
      [from],
    );
  await write(0);
  let writing = true;
  const writer = (async () => {
    for (let round = 5; writing; round += 5) await write(round);
  })();
  const busy = path.join(folder, 'busy.tar');
  const { code } = await run('backup', ['--to', busy], siteSettings());
  writing = false;
  await writer;
  expect(code).toBe(0);
  const place = await emptyPlace();
  expect((await run('restore', [busy], place.settings)).code).toBe(0);
  const [row] = await ask<{ rows: number; counted: number }>(
    place.connection,
    `SELECT count(*)::int AS rows, (SELECT sum(change)::int FROM list_counts WHERE list = 'contact_messages unread') AS counted FROM contact_messages`,
  );
  expect(row?.rows).toBeGreaterThanOrEqual(5);
  expect([(row?.rows ?? 1) % 5, row?.counted]).toEqual([0, row?.rows]);
});

test('a picture that is deleted and swept while a backup is written is in it all the same', async () => {
  const storage = await diskStorage(mediaFolder(site.dataDirectory));
  const key = randomBytes(16).toString('hex');
  const name = `${key}-900.webp`;
  await storage.put(name, Buffer.from('soon deleted'));
  const { id } = await aPicture(site.db, { key, file: name, sizes: [], createdAt: new Date(0) });
  const sweep = () => sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  const withSweep: typeof storage = {
    ...storage,
    async stat(asked) {
      // The rows are read, the files not yet.
      await site.db.execute(sql`delete from media_items where id = ${id}`);
      await sweep();
      return storage.stat(asked);
    },
  };
  const swept = path.join(folder, 'swept.tar');
  const { connection } = site.database;
  const { manifest } = await backUp({ connection, storage: withSweep }, swept, () => {});
  expect(manifest.missing).toEqual([]);
  expect(manifest.parts.map((part) => part.name)).toContain(`media/${name}`);
  await sweep();
  expect(await storage.stat(name)).toBeUndefined();
});

test('the rehearsal restores in a place of its own and says what a row names in vain', async () => {
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const newest = path.join(folder, 'newest.tar');
  expect((await run('backup', ['--to', newest], siteSettings())).code).toBe(0);
  const staff = await callsAs(site, 'ADMIN');
  const shown = async () => (await staff('GET', '/api/v5/admin/settings')).json.data.backup;
  const { madeAt } = await verifyArchive(newest);
  expect(await shown()).toEqual({ madeAt, bytes: statSync(newest).size, rehearsedAt: '' });
  const { code, stdout, stderr } = await run('rehearse', [newest], siteSettings());
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('can be restored');
  expect(readdirSync(folder).filter((name) => name.startsWith('rehearsal-'))).toEqual([]);
  expect(Date.parse((await shown()).rehearsedAt)).toBeGreaterThan(Date.parse(madeAt));
  const [gone = ''] = pictures;
  await rm(path.join(mediaFolder(site.dataDirectory), gone.slice(0, 2), gone));
  const lacking = path.join(folder, 'lacking.tar');
  expect(await run('backup', ['--to', lacking], siteSettings())).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(gone),
  });
  const place = await emptyPlace();
  const archive = { file: lacking, manifest: await verifyArchive(lacking) };
  const problems = await restoreInto(
    loadConfig(place.settings),
    archive,
    place.settings.DATABASE_URL,
    () => {},
    ({ database, storage }) => inspectRestored(database.db, storage, archive.manifest),
  );
  expect(problems).toEqual([`media/${gone} was missing already when the backup was made`]);
});

test('restores into a data folder of its own database, and keeps what was there aside', async () => {
  const data = emptyFolder();
  onTestFinished(data.remove);
  await (await diskStorage(mediaFolder(data.folder))).put('old-1.webp', Buffer.from('old'));
  const refused = await run('restore', [file, '--into', data.folder], {});
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not empty: add --replace')]);
  expect(readdirSync(data.folder)).toEqual(['media']);
  const { code, stderr } = await runCommand('restore', [file, '--into', data.folder, '--replace'], {});
  expect([code, stderr]).toEqual([0, '']);
  const [aside = ''] = readdirSync(data.folder).filter((name) => name.startsWith('before-restore-'));
  expect(existsSync(path.join(data.folder, aside, 'media/ol/old-1.webp'))).toBe(true);
  const again = path.join(folder, 'embedded.tar');
  expect((await run('backup', ['--to', again], { DATA_DIR: data.folder })).code).toBe(0);
  expect((await verifyArchive(again)).parts).toEqual((await verifyArchive(file)).parts);
});
