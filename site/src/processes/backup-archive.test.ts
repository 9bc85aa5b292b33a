import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../test/site/command.ts';
import { readArchive } from '../features/backups/server/archive-reader.ts';
import { writeArchive } from '../features/backups/server/archive-writer.ts';
import { backUp } from '../features/backups/server/backup.service.ts';
import { ask, backupHarness, emptyPlace, keyFile, run, verify } from './backup-harness.fixture.ts';
import { mediaFolder } from './start/data-folder.ts';
import { migrations } from './start/migrations-folder.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const { folder, file, images } = backupHarness();

/** The archive with one byte changed, in the middle of `part` or at `at`. */
async function flipped(name: string, part: string, at?: number): Promise<string> {
  const bytes = await readFile(file);
  const { sizeBytes } = (await verify(file)).manifest.parts.find((one) => one.name === part) ?? { sizeBytes: 2 };
  const place = at ?? bytes.indexOf(`${part}\0`) + 512 + Math.floor(sizeBytes / 2);
  bytes[place] = (bytes[place] as number) ^ 1;
  const copy = path.join(folder, name);
  await writeFile(copy, bytes);
  return copy;
}

describe('a backup archive with one byte changed is refused, and the damage named:', () => {
  test.each([
    ['in rows', 'rows/destinations.copy.gz', /^rows\/destinations\.copy\.gz is damaged$/],
    ['in the jobs', 'jobs.copy.gz', /^jobs\.copy\.gz is damaged$/],
    ['in the manifest', 'manifest.json', /^manifest\.json is damaged$/],
  ])('%s', async (name, part, problem) => {
    await expect(verify(await flipped(`${name}.tar`, part))).rejects.toMatchObject({
      problems: [expect.stringMatching(problem)],
    });
  });

  test('in an image', async () => {
    const part = `media/${images[0]}`;
    await expect(verify(await flipped('picture.tar', part))).rejects.toMatchObject({
      problems: [`${part} is damaged`],
    });
  });

  test('anywhere in the archive', async () => {
    const { length } = await readFile(file);
    for (let at = 0; at < length; at += 2039)
      await expect(verify(await flipped('anywhere.tar', '', at)), `byte ${at}`).rejects.toThrow('cannot be used');
  });

  test('by restore and by the rehearsal, which then change nothing', async () => {
    const part = `media/${images[1]}`;
    const damaged = await flipped('damaged.tar', part);
    const place = await emptyPlace();
    for (const command of ['restore', 'rehearse'] as const) {
      const { code, stderr } = await run(command, [damaged], place.settings);
      expect([code, stderr]).toEqual([1, `${damaged} cannot be used:\n- ${part} is damaged\n`]);
    }
    expect(readdirSync(place.settings.DATA_DIR)).toEqual(['backup.key']);
    expect(await ask(place.connection, `SELECT to_regclass('accounts') AS name`)).toEqual([{ name: null }]);
  });

  test('also with its end cut off', async () => {
    const cut = path.join(folder, 'cut.tar');
    await writeFile(cut, (await readFile(file)).subarray(0, -3000));
    await expect(verify(cut)).rejects.toThrow(/cut off[\s\S]*manifest\.json is (missing|damaged)/);
  });
});

test('a backup archive without one of its files is refused, and the file named', async () => {
  const lost = `media/${images[0]}`;
  const less = path.join(folder, 'less.tar');
  const { manifest } = await verify(file);
  await writeArchive(less, { file: keyFile }, async ({ add }) => {
    for await (const { name, body } of readArchive(await verify(file))) {
      const part = manifest.parts.find((one) => one.name === name);
      if (part && name !== lost) await add(name, part.sizeBytes, body);
      else for await (const _ of body);
    }
    return manifest;
  });
  const { code, stderr } = await runCommand('rehearse', [less, '--key', keyFile], {});
  expect([code, stderr]).toEqual([1, `${less} cannot be used:\n- ${lost} is missing\n`]);
});

test('a backup archive of a newer version is refused', async () => {
  const newer = path.join(folder, 'newer.tar');
  const { manifest } = await verify(file);
  await writeArchive(newer, { file: keyFile }, async () => ({
    ...manifest,
    schema: [...manifest.schema, 9e12],
    parts: [],
  }));
  const place = await emptyPlace();
  const { code, stderr } = await run('restore', [newer], place.settings);
  expect([code, stderr]).toEqual([1, expect.stringContaining('made by a newer version')]);
});

test('a backup archive of an older version is migrated to the newest', async () => {
  const before = await emptyPlace();
  const older = listMigrations(migrations).slice(0, -1).at(-1) as number;
  await withMigrationsUpTo(migrations, older, (olderFolder) => migrate(before, olderFolder));
  await prepareJobQueue(before.connection, []);
  await ask(before.connection, `INSERT INTO accounts (name, email) VALUES ('Ana', 'ana@example.com')`);
  const old = path.join(folder, 'old.tar');
  const storage = await diskStorage(mediaFolder(before.settings.DATA_DIR));
  await backUp({ connection: before.connection, storage }, old, { file: keyFile }, () => {});
  const place = await emptyPlace();
  expect(await run('restore', [old], place.settings)).toMatchObject({ code: 0, stderr: '' });
  const applied = 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations';
  expect(await ask(place.connection, applied)).toEqual([{ count: listMigrations(migrations).length }]);
  expect(await ask(place.connection, 'SELECT email FROM accounts')).toEqual([{ email: 'ana@example.com' }]);
});
