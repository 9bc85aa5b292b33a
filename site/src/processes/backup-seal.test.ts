import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../test/site/child-site.ts';
import { ensureKeyFile } from '../features/backups/server/archive-key.ts';
import { verifyArchive } from '../features/backups/server/archive-reader.ts';
import { ask, backupHarness, emptyPlace, keyFile, run, verify } from './backup-harness.fixture.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const { folder, file, siteSettings } = backupHarness();
const BACKUP_PASSPHRASE = 'a passphrase of some length';
const trust = { passphrase: null, keyFile, allowsUnsealed: false };

/** The backup with rows of somebody's choice, and with hashes that fit them: all that can be made without the key. */
async function forged(): Promise<string> {
  const bytes = await readFile(file);
  const end = bytes.subarray(-314).toString('latin1');
  const content = Buffer.from(bytes.subarray(0, -314));
  const name = content.indexOf('missing');
  content[name] = (content[name] ?? 0) ^ 1;
  const archive = createHash('sha256').update(content).digest('hex');
  const copy = path.join(folder, 'forged.tar');
  await writeFile(copy, Buffer.concat([content, Buffer.from(end.replace(/archive=\w+/, `archive=${archive}`))]));
  return copy;
}

test('a backup that was changed along with its hashes, or comes from another site, is refused (T81)', async () => {
  const { manifest } = await verify(file);
  expect(manifest.parts.length).toBeGreaterThan(5);
  await expect(verifyArchive(await forged(), trust)).rejects.toThrow(
    /its seal does not match the key in .*backup\.key/,
  );
  const other = emptyFolder();
  const stranger = { ...trust, keyFile: ensureKeyFile(other.folder) };
  await expect(verifyArchive(file, stranger)).rejects.toThrow(/another site made it, or someone changed it/);
  other.remove();
});

test('a backup of unknown origin is restored only if the caller says so (T81)', async () => {
  await expect(verifyArchive(file, { ...trust, keyFile: null })).rejects.toThrow(/give the backup\.key .* --unsealed/);
  const old = path.join(folder, 'old-seal.tar');
  const bytes = await readFile(file);
  const [, both = ''] = /trekker-backup (archive=\w+ manifest=\w+)/.exec(bytes.subarray(-314).toString('latin1')) ?? [];
  await writeFile(old, Buffer.concat([bytes.subarray(0, -314), Buffer.from(`\ntrekker-backup ${both}\n`)]));
  await expect(verifyArchive(old, trust)).rejects.toThrow(/its seal has no key, as in older versions/);
  for (const one of [file, old])
    expect((await verifyArchive(one, { ...trust, keyFile: null, allowsUnsealed: true })).manifest.parts).toEqual(
      (await verify(file)).manifest.parts,
    );
});

test('a backup encrypted with a passphrase cannot be read or restored without it (T81)', async () => {
  const coded = path.join(folder, 'coded.tar');
  expect(await run('backup', ['--to', coded], { ...siteSettings(), BACKUP_PASSPHRASE })).toMatchObject({ code: 0 });
  expect(statSync(coded).mode & 0o777).toBe(0o600);
  const bytes = await readFile(coded);
  for (const word of ['manifest.json', 'rows/', 'media/', 'accounts'])
    expect([word, bytes.includes(word)]).toEqual([word, false]);
  const place = await emptyPlace();
  const without = await run('restore', [coded, '--unsealed'], place.settings);
  expect([without.code, without.stderr]).toEqual([
    1,
    expect.stringContaining('it is encrypted: set BACKUP_PASSPHRASE'),
  ]);
  const wrong = await run('restore', [coded], { ...place.settings, BACKUP_PASSPHRASE: 'another passphrase' });
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('does not match BACKUP_PASSPHRASE')]);
  const right = await run('restore', [coded], { ...place.settings, BACKUP_PASSPHRASE });
  expect([right.code, right.stderr]).toEqual([0, '']);
  expect(await ask(place.connection, 'SELECT email FROM newsletter_subscribers')).toEqual([
    { email: 'olga@example.com' },
  ]);
  for (let at = 0; at < bytes.length; at += 49_999) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    const copy = path.join(folder, 'damaged-coded.tar');
    await writeFile(copy, damaged);
    await expect(verifyArchive(copy, { ...trust, passphrase: BACKUP_PASSPHRASE }), `byte ${at}`).rejects.toThrow(
      'cannot be used',
    );
  }
});
