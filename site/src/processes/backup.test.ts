import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@trekker/database/database.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { columnsThatHold } from '../../test/calls/rows-that-hold.ts';
import { callsAs } from '../../test/calls/staff-calls.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { runCommand } from '../../test/site/command.ts';
import { keptRows } from '../../test/site/kept-rows.ts';
import { loadConfig } from '../config/config.ts';
import type { RawSettings } from '../config/environment.ts';
import { aLogin } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { addToken } from '../features/accounts/server/tokens/one-time-token.repository.ts';
import { keyFileOf } from '../features/backups/server/archive-key.ts';
import { verifyArchive } from '../features/backups/server/archive-reader.ts';
import { backUp } from '../features/backups/server/backup.service.ts';
import { inspectRestored } from '../features/backups/server/rehearsal.service.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { queueMail } from '../features/mail/server/mail.service.ts';
import { anImage } from '../features/media/server/media.fixture.ts';
import { sweepMedia } from '../features/media/server/sweep.service.ts';
import { aReview } from '../features/reviews/server/review.fixture.ts';
import { ask, backupHarness, emptyPlace, keyFile, run, verify } from './backup-harness.fixture.ts';
import { mediaFolder } from './start/data-folder.ts';
import { restoreInto } from './start/restored-place.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const { site, folder, file, images, siteSettings } = backupHarness();
// Only rows whose files there are: others are made without.

beforeEach(keptRows(site).restore);

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

test('a backup that was restored, with its media in a bucket, gives the same backup again, part by part', async () => {
  const place = await emptyPlace();
  const bucket = await emptyBucket();
  const settings = { ...place.settings, ...bucket };
  const restored = await run('restore', [file], settings);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  const again = path.join(folder, 'again.tar');
  expect((await run('backup', ['--to', again], settings)).code).toBe(0);
  const { manifest } = await verify(file);
  expect((await verify(again)).manifest.parts).toEqual(manifest.parts);
  const carried = new Map(manifest.parts.map(({ name, table }) => [name, table?.rows]));
  expect(Object.fromEntries(carried)).toMatchObject({
    'rows/destinations.copy.gz': 2,
    'rows/destination_texts.copy.gz': 2,
    'rows/accounts.copy.gz': 1,
    'rows/feedback.copy.gz': 1,
    'jobs.copy.gz': 1,
  });
  expect([...carried.keys()]).toEqual(expect.arrayContaining(images.map((name) => `media/${name}`)));
  expect(await ask(place.connection, 'SELECT email FROM newsletter_subscribers')).toEqual([
    { email: 'olga@example.com' },
  ]);
  expect(await ask(place.connection, 'SELECT id FROM sessions')).toEqual([]);
  expect(await ask(place.connection, 'SELECT slug, name, visible FROM public_destination_texts ORDER BY slug')).toEqual(
    ['246', '642'].map((color) => ({ slug: `τόπος-${color}`, name: 'Τόπος', visible: true })),
  );
  const counts = `SELECT list, sum(change)::int AS count FROM list_counts WHERE list IN ('accounts of USER', 'destinations published') GROUP BY list ORDER BY list`;
  const kept = () => ask<{ count: number }>(place.connection, counts).then((rows) => rows.map(({ count }) => count));
  expect(await kept()).toEqual([1, 2]);
  await ask(place.connection, 'DELETE FROM destinations WHERE id = (SELECT min(id::text)::uuid FROM destinations)');
  expect(await kept()).toEqual([1, 1]);

  const twice = await run('restore', [file], place.settings);
  expect([twice.code, twice.stderr]).toEqual([1, expect.stringMatching(/already holds rows: create an empty one/)]);
  expect(await kept()).toEqual([1, 1]);
});

test('a backup contains the undo links of email changes, and no other one-time links', async () => {
  const [account] = await site.db.select({ id: accounts.id }).from(accounts);
  for (const purpose of ['undo-email', 'reset'] as const)
    await addToken(site.db, {
      hash: `hash of ${purpose}`,
      purpose,
      seconds: 3600,
      accountId: account?.id ?? null,
      payload: { email: 'former@example.com' },
    });
  const links = path.join(folder, 'links.tar');
  expect((await run('backup', ['--to', links], siteSettings())).code).toBe(0);
  const place = await emptyPlace();
  expect((await run('restore', [links], place.settings)).code).toBe(0);
  expect(await ask(place.connection, 'SELECT hash FROM one_time_tokens')).toEqual([{ hash: 'hash of undo-email' }]);
});

test('a backup written while people write is of one moment, with everything acknowledged before', async () => {
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

test('an image that is deleted and swept while a backup is written is still in the backup', async () => {
  const storage = await diskStorage(mediaFolder(site.dataDirectory));
  const key = randomBytes(16).toString('hex');
  const name = `${key}-900.webp`;
  await storage.put(name, Buffer.from('soon deleted'));
  const { id } = await anImage(site.db, { key, file: name, sizes: [], createdAt: new Date(0) });
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
  const { manifest } = await backUp({ connection, storage: withSweep }, swept, { file: keyFile }, () => {});
  expect(manifest.missing).toEqual([]);
  expect(manifest.parts.map((part) => part.name)).toContain(`media/${name}`);
  await sweep();
  expect(await storage.stat(name)).toBeUndefined();
});

test('the rehearsal restores into a scratch place and reports files that rows name and that are missing', async () => {
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const newest = path.join(folder, 'newest.tar');
  expect((await run('backup', ['--to', newest], siteSettings())).code).toBe(0);
  const staff = await callsAs(site, 'ADMIN');
  const shown = async () => (await staff('GET', '/api/v5/admin/settings')).json.data.backup;
  const { madeAt } = (await verify(newest)).manifest;
  expect(await shown()).toEqual({ madeAt, bytes: statSync(newest).size, rehearsedAt: '' });
  const { code, stdout, stderr } = await run('rehearse', [newest], siteSettings());
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('can be restored');
  expect(readdirSync(folder).filter((name) => name.startsWith('rehearsal-'))).toEqual([]);
  expect(Date.parse((await shown()).rehearsedAt)).toBeGreaterThan(Date.parse(madeAt));
  const [gone = ''] = images;
  const [itsPlace, elsewhere] = [
    path.join(mediaFolder(site.dataDirectory), gone.slice(0, 2), gone),
    path.join(folder, gone),
  ];
  renameSync(itsPlace, elsewhere);
  onTestFinished(() => renameSync(elsewhere, itsPlace));
  const lacking = path.join(folder, 'lacking.tar');
  expect(await run('backup', ['--to', lacking], siteSettings())).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(gone),
  });
  const place = await emptyPlace();
  const archive = await verify(lacking);
  const problems = await restoreInto(
    loadConfig(place.settings),
    archive,
    { owner: place.settings.DATABASE_URL, writer: place.settings.DATABASE_URL, reader: null },
    () => {},
    ({ database, storage }) => inspectRestored(database.db, storage, archive.manifest),
  );
  expect(problems).toEqual([`media/${gone} was missing already when the backup was made`]);
});

test('a backup is restored into a data folder with its own database, and the old data is set aside', async () => {
  const data = emptyFolder();
  onTestFinished(data.remove);
  await (await diskStorage(mediaFolder(data.folder))).put('old-1.webp', Buffer.from('old'));
  const refused = await run('restore', [file, '--into', data.folder, '--key', keyFile], {});
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not empty: add --replace')]);
  expect(readdirSync(data.folder)).toEqual(['media']);
  const { code, stderr } = await runCommand(
    'restore',
    [file, '--into', data.folder, '--replace', '--key', keyFile],
    {},
  );
  expect([code, stderr]).toEqual([0, '']);
  const [aside = ''] = readdirSync(data.folder).filter((name) => name.startsWith('before-restore-'));
  expect(existsSync(path.join(data.folder, aside, 'media/ol/old-1.webp'))).toBe(true);
  const again = path.join(folder, 'embedded.tar');
  expect((await run('backup', ['--to', again], { DATA_DIR: data.folder })).code).toBe(0);
  const own = { passphrase: null, keyFile: keyFileOf(data.folder), allowsUnsealed: false };
  expect((await verifyArchive(again, own)).manifest.parts).toEqual((await verify(file)).manifest.parts);
});

test('a restored backup does not bring back people who were deleted after it was made (T02, T72)', async () => {
  const [gone, kept] = [
    await aLogin(site.db, { email: 'gone@example.com', emailVerifiedAt: new Date() }),
    await aLogin(site.db),
  ];
  const place = await aDestination(site.db, { name: 'Tavira', images: 0 });
  await aReview(site.db, place, {
    accountId: gone.account.id,
    rating: 1,
    text: 'What somebody wrote who is gone by now.',
  });
  await aReview(site.db, place, { accountId: kept.account.id, rating: 5 });
  const write = (at: string, sent: object) =>
    site.ask(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) });
  const address = { email: 'Gone@example.com' };
  await write('/api/contact', { ...address, fullName: 'Gone', subject: 'other', message: 'Back soon' });
  await write('/api/v3/auth/feedback', {
    ...address,
    name: 'Gone',
    location: 'Faro',
    message: 'Nice maps.',
    ratting: 5,
  });
  const mail = { to: 'gone-new@example.com', accountId: gone.account.id, subject: 's', text: 't', html: 'h' };
  await queueMail(site.db, mail);
  await site.db.execute(sql`update pgboss.job set name = 'dead-letters', source_name = name
    where data->>'writer' = 'Gone@example.com'`);
  const before = path.join(folder, 'before.tar');
  expect((await run('backup', ['--to', before], siteSettings())).code).toBe(0);
  const answer = await site.ask('/api/v3/auth/account', {
    method: 'DELETE',
    headers: { ...gone.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  const written = readFileSync(path.join(site.dataDirectory, 'deleted-accounts'), 'utf8');
  expect(written).toMatch(/^([0-9a-f]{64}\n)+$/);

  const restored = await emptyPlace();
  // What stays in a data folder while its database is replaced.
  writeFileSync(path.join(restored.settings.DATA_DIR, 'deleted-accounts'), written);
  const { code, stdout } = await run('restore', [before], restored.settings);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('1 deleted accounts were in the backup and are deleted again'),
  ]);
  const database = await openDatabase({ connection: restored.connection, poolSize: 1 });
  onTestFinished(() => database.close());
  const words = ['gone@example.com', 'gone-new@', 'gone by now', gone.account.id];
  for (const { db } of [site, database]) expect(await columnsThatHold(db, words)).toEqual([]);
  const ratings = await ask(restored.connection, `SELECT rating_count FROM destinations WHERE name = 'Tavira'`);
  expect(ratings).toEqual([{ rating_count: 1 }]);
});
