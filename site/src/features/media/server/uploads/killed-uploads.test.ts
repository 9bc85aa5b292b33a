import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { diskStorage } from '@trekker/media-storage/disk-storage.ts';
import { expect, test } from 'vitest';
import { quickImports } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import { mediaItems } from '../media.table.ts';
import { namesOfFiles } from '../media-files.rules.ts';
import { sweepMedia } from '../sweep.service.ts';

const site = testSite();

const script = new URL('./uploading-process.fixture.ts', import.meta.url);

/** Kills a process that uploads, some milliseconds after its first file was attached. */
async function killAfter(folder: string, kind: 'image' | 'video', milliseconds: number): Promise<void> {
  const child = fork(script, [JSON.stringify(site.database.connection), folder, kind], { execArgv: quickImports });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await new Promise((resolve) => child.once('message', resolve));
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await gone;
}

test('a process that is killed at any time leaves no row without its file, and leftover files can be swept', async () => {
  const folder = path.join(site.dataDirectory, 'media');
  const storage = await diskStorage(folder);
  for (const kind of ['image', 'video'] as const)
    await Promise.all([0, 13, 47, 120].map((milliseconds) => killAfter(folder, kind, milliseconds)));
  // Not each run hits the moment between a file and its row; this one was hit.
  await storage.put('0123456789abcdef0123456789abcdef-300.webp', Buffer.from('a picture'));

  const rows = await site.db.select().from(mediaItems);
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { file, sizeBytes } of rows) expect([file, await storage.stat(file)]).toEqual([file, { sizeBytes }]);

  await sweepMedia(site.db, storage, new Date(Date.now() + 60_000));
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ name }) => name).sort()).toEqual(rows.flatMap(namesOfFiles).sort());
});
