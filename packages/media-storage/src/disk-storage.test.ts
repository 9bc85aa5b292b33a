import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { mediaStorageSuite } from './media-storage.fixture.ts';

function usedFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

mediaStorageSuite('a disk', () => diskStorage(usedFolder()));

test('disk storage creates its folder, and finds its files again after a restart', async () => {
  const folder = path.join(usedFolder(), 'data', 'media');
  await (await diskStorage(folder)).put('ab.webp', Buffer.from('kept'));
  const again = await diskStorage(folder);
  expect(await again.stat('ab.webp')).toEqual({ sizeBytes: 4 });
});

test('a file that a crash left half-written is neither found nor listed', async () => {
  const folder = usedFolder();
  const storage = await diskStorage(folder);
  await storage.put('ab.webp', Buffer.from('whole'));
  writeFileSync(path.join(folder, 'ab', '.0123456789abcdef'), 'ha');
  writeFileSync(path.join(folder, 'stray.webp'), 'not ours');
  expect(await Array.fromAsync(storage.list(), ({ name }) => name)).toEqual(['ab.webp']);
  expect(await storage.stat('.0123456789abcdef')).toBeUndefined();
  expect(await storage.stat('stray.webp')).toBeUndefined();
});

test('cleaning up removes files that a crash left half-written, not those being written', async () => {
  const folder = usedFolder();
  const storage = await diskStorage(folder);
  await storage.put('ab.webp', Buffer.from('whole'));
  const [old, fresh] = ['.0123456789abcdef', '.fedcba9876543210'].map((name) => path.join(folder, 'ab', name));
  for (const file of [old, fresh]) writeFileSync(file as string, 'ha');
  utimesSync(old as string, new Date(0), new Date(0));
  await storage.removeUnfinished(new Date(Date.now() - 60_000));
  expect(readdirSync(path.join(folder, 'ab')).sort()).toEqual(['.fedcba9876543210', 'ab.webp']);
});

test('a put that fails leaves no file behind', async () => {
  const folder = usedFolder();
  const storage = await diskStorage(folder);
  // A folder in the place of the file: the last step, which makes the name appear, fails.
  mkdirSync(path.join(folder, 'ab', 'ab.webp', 'in-the-way'), { recursive: true });
  await expect(storage.put('ab.webp', Buffer.from('lost'))).rejects.toThrow();
  expect(readdirSync(path.join(folder, 'ab'))).toEqual(['ab.webp']);
  expect(await storage.stat('ab.webp')).toBeUndefined();
});

test('disk storage reports that its folder cannot be created', async () => {
  const file = path.join(usedFolder(), 'file');
  writeFileSync(file, '');
  await expect(diskStorage(path.join(file, 'media'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
