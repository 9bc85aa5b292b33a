import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { addressOf, emptyFolder } from '../../test/child-site.ts';
import { runCommand, runInside } from '../../test/command.ts';
import { callsAs } from '../../test/staff-calls.ts';
import { testSite } from '../../test/test-site.ts';
import { loadConfig } from '../config/config.ts';
import type { RawSettings } from '../config/environment.ts';
import { aLogin } from '../features/accounts/server/account.fixture.ts';
import { readArchive, verifyArchive } from '../features/backups/server/archive-reader.ts';
import { writeArchive } from '../features/backups/server/archive-writer.ts';
import { backUp } from '../features/backups/server/backup.service.ts';
import { inspectRestored } from '../features/backups/server/rehearsal.service.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { aPicture } from '../features/media/server/media.fixture.ts';
import { sweepMedia } from '../features/media/server/sweep.service.ts';
import { backUpSite } from './commands/back-up.ts';
import { rehearseRestore } from './commands/rehearse.ts';
import { restoreSite } from './commands/restore.ts';
import { mediaFolder } from './data-folder.ts';
import { migrations } from './migrations-folder.ts';
import { restoreInto } from './restored-place.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const site = testSite();
const { folder, remove } = emptyFolder();
const file = path.join(folder, 'site.tar');
let pictures: string[];
afterAll(remove);

const commands = { backup: backUpSite, restore: restoreSite, rehearse: rehearseRestore };
const run = (command: keyof typeof commands, args: string[], settings: RawSettings) =>
  runInside(commands[command], args, settings);

const siteSettings = () => ({
  DATABASE_URL: addressOf(site.database.connection as SocketConnection),
  DATA_DIR: site.dataDirectory,
});

async function ask<Row extends object>(connection: SocketConnection, statement: string): Promise<Row[]> {
  const client = new pg.Client({ ...connection, port: 5432 });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** A database without a table, and a data folder without a file. */
async function emptyPlace() {
  const server = inject('testServer');
  const database = `restored_${randomBytes(6).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${database}`);
  const data = emptyFolder();
  onTestFinished(async () => {
    data.remove();
    await ask(server, `DROP DATABASE ${database} WITH (FORCE)`);
  });
  const connection = { ...server, database };
  return { connection, settings: { DATABASE_URL: addressOf(connection), DATA_DIR: data.folder } };
}

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

/** The archive with one byte changed, in the middle of `part` or at `at`. */
async function flipped(name: string, part: string, at?: number): Promise<string> {
  const bytes = await readFile(file);
  const { sizeBytes } = (await verifyArchive(file)).parts.find((one) => one.name === part) ?? { sizeBytes: 2 };
  const place = at ?? bytes.indexOf(`${part}\0`) + 512 + Math.floor(sizeBytes / 2);
  bytes[place] = (bytes[place] as number) ^ 1;
  const copy = path.join(folder, name);
  await writeFile(copy, bytes);
  return copy;
}

beforeAll(async () => {
  const storage = await diskStorage(mediaFolder(site.dataDirectory));
  pictures = [];
  for (const background of ['#246', '#642']) {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .webp()
      .toBuffer();
    const key = randomBytes(16).toString('hex');
    await storage.put(`${key}-900.webp`, picture);
    const { id } = await aPicture(site.db, { key, file: `${key}-900.webp`, sizes: [] });
    await aDestination(site.db, { name: `Place ${background.slice(1)}\twith a tab`, thumbnailId: id, published: true });
    pictures.push(`${key}-900.webp`);
  }
  // Only rows whose files there are.
  await site.database.pool.query(`DELETE FROM destination_images`);
  await site.database.pool.query(`DELETE FROM media_items WHERE sizes <> '[]'`);
  await aLogin(site.db, { email: 'ana@example.com' });
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await site.ask('/api/v3/auth/subscribe-email?email=olga@example.com', { method: 'PUT' });
  await site.ask('/api/v3/auth/feedback', {
    ...json,
    body: JSON.stringify({
      name: 'Olga',
      email: 'o@example.com',
      location: 'Faro',
      message: 'Back\\slash',
      ratting: 5,
    }),
  });
  const { code, stderr } = await runCommand('backup', ['--to', file], siteSettings());
  expect([code, stderr]).toEqual([0, '']);
});

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

describe('an archive is refused, and the damage named, with one byte changed', () => {
  test.each([
    ['in rows', 'rows/destinations.copy.gz', /^rows\/destinations\.copy\.gz is damaged$/],
    ['in the jobs', 'jobs.copy.gz', /^jobs\.copy\.gz is damaged$/],
    ['in the manifest', 'manifest.json', /^manifest\.json is damaged$/],
  ])('%s', async (name, part, problem) => {
    await expect(verifyArchive(await flipped(`${name}.tar`, part))).rejects.toMatchObject({
      problems: [expect.stringMatching(problem)],
    });
  });

  test('in a picture', async () => {
    const part = `media/${pictures[0]}`;
    await expect(verifyArchive(await flipped('picture.tar', part))).rejects.toMatchObject({
      problems: [`${part} is damaged`],
    });
  });

  test('anywhere', async () => {
    const { length } = await readFile(file);
    for (let at = 0; at < length; at += 2039)
      await expect(verifyArchive(await flipped('anywhere.tar', '', at)), `byte ${at}`).rejects.toThrow(
        'cannot be used',
      );
  });

  test('by restore and by the rehearsal, which then change nothing', async () => {
    const part = `media/${pictures[1]}`;
    const damaged = await flipped('damaged.tar', part);
    const place = await emptyPlace();
    for (const command of ['restore', 'rehearse'] as const) {
      const { code, stderr } = await run(command, [damaged], place.settings);
      expect([code, stderr]).toEqual([1, `${damaged} cannot be used:\n- ${part} is damaged\n`]);
    }
    expect(readdirSync(place.settings.DATA_DIR)).toEqual([]);
    expect(await ask(place.connection, `SELECT to_regclass('accounts') AS name`)).toEqual([{ name: null }]);
  });

  test('or with its end cut off', async () => {
    const cut = path.join(folder, 'cut.tar');
    await writeFile(cut, (await readFile(file)).subarray(0, -3000));
    await expect(verifyArchive(cut)).rejects.toThrow(/cut off[\s\S]*manifest\.json is (missing|damaged)/);
  });
});

test('an archive without one of its files is refused, and the file named', async () => {
  const lost = `media/${pictures[0]}`;
  const less = path.join(folder, 'less.tar');
  const manifest = await verifyArchive(file);
  await writeArchive(less, async ({ add }) => {
    for await (const { name, body } of readArchive(file)) {
      const part = manifest.parts.find((one) => one.name === name);
      if (part && name !== lost) await add(name, part.sizeBytes, body);
      else for await (const _ of body);
    }
    return manifest;
  });
  const { code, stderr } = await runCommand('rehearse', [less], {});
  expect([code, stderr]).toEqual([1, `${less} cannot be used:\n- ${lost} is missing\n`]);
});

test('an archive of a newer version is refused', async () => {
  const newer = path.join(folder, 'newer.tar');
  const manifest = await verifyArchive(file);
  await writeArchive(newer, async () => ({ ...manifest, schema: [...manifest.schema, 9e12], parts: [] }));
  const place = await emptyPlace();
  const { code, stderr } = await run('restore', [newer], place.settings);
  expect([code, stderr]).toEqual([1, expect.stringContaining('made by a newer version')]);
});

test('an archive of an older version becomes the newest', async () => {
  const before = await emptyPlace();
  const older = listMigrations(migrations).slice(0, -1).at(-1) as number;
  await withMigrationsUpTo(migrations, older, (olderFolder) => migrate(before, olderFolder));
  await prepareJobQueue(before.connection, []);
  await ask(before.connection, `INSERT INTO accounts (name, email) VALUES ('Ana', 'ana@example.com')`);
  const old = path.join(folder, 'old.tar');
  const storage = await diskStorage(mediaFolder(before.settings.DATA_DIR));
  await backUp({ connection: before.connection, storage }, old, () => {});
  const place = await emptyPlace();
  expect(await run('restore', [old], place.settings)).toMatchObject({ code: 0, stderr: '' });
  const applied = 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations';
  expect(await ask(place.connection, applied)).toEqual([{ count: listMigrations(migrations).length }]);
  expect(await ask(place.connection, 'SELECT email FROM accounts')).toEqual([{ email: 'ana@example.com' }]);
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
