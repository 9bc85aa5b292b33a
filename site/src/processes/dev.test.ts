import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { cloneTestDatabase } from '@trekker/database/test-database.ts';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { runningWith } from '../../test/site/process-list.ts';
import { freePort } from '../../test/site/site-process.ts';
import { environmentWith, type RawSettings } from '../config/environment.ts';

vi.setConfig({ testTimeout: 240_000 });

const root = path.resolve(import.meta.dirname, '../../..');

type Development = { folder: string; child: ChildProcess; ended: Promise<unknown[]>; said(): string; origin: string };

/**
 * A copy of the site's sources, to be changed, and `npm run dev` on it. Vite looks for the browser's libraries there
 * first, as after each installation.
 */
async function develop(settings: RawSettings): Promise<Development> {
  const { folder, remove } = emptyFolder();
  for (const name of ['src', 'vite', 'public', 'migrations', 'vite.config.ts', 'package.json'])
    cpSync(path.join(root, 'site', name), path.join(folder, 'site', name), { recursive: true });
  for (const name of ['node_modules', 'packages']) symlinkSync(path.join(root, name), path.join(folder, name));
  const PORT = await freePort();
  const { PATH } = environmentWith({});
  const child = spawn(process.execPath, [path.join(folder, 'site/src/processes/dev.ts')], {
    env: { PATH, PORT, METRICS_PORT: '0', SAMPLE: 'none', DATA_DIR: path.join(folder, 'data'), ...settings },
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await vi.waitUntil(() => runningWith(folder).length === 0, { timeout: 150_000 });
    remove();
  });
  await vi.waitUntil(() => said.includes('runs from its sources') || child.exitCode !== null, { timeout: 150_000 });
  expect(child.exitCode, said).toBeNull();
  return { folder, child, ended, said: () => said, origin: `http://127.0.0.1:${PORT}` };
}

const patience = { timeout: 150_000, interval: 20 };

test('a change of the server is served from the database of DATABASE_URL, and Ctrl-C ends all of it', async () => {
  const clone = await cloneTestDatabase(inject('testServer'));
  onTestFinished(() => clone.drop());
  const { folder, child, ended, said, origin } = await develop({ DATABASE_URL: addressOf(clone.connection) });
  expect(existsSync(path.join(folder, 'data/database'))).toBe(false);
  const file = path.join(folder, 'site/src/server/app.ts');
  const change = (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  const textOf = async (address: string) => (await fetch(origin + address)).text();
  const shows = (version: string) =>
    vi.waitUntil(async () => (await textOf('/openapi.json')).includes(`"version":"${version}"`), patience);
  await shows('1');

  change(`version: '1'`, `version: 'Once more'`);
  await shows('Once more');

  change(`version: 'Once more'`, `version: 'Once more`);
  await vi.waitUntil(() => said().includes('The server goes on as it was'), patience);
  await shows('Once more');
  change(`version: 'Once more`, `version: 'Mended'`);
  await shows('Mended');

  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(runningWith(folder)).toEqual([]);
});

test('a port that is in use is told before anything is begun', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { folder, remove } = emptyFolder();
  onTestFinished(() => {
    other.close();
    remove();
  });
  const PORT = String((other.address() as AddressInfo).port);
  const data = path.join(folder, 'data');
  const { PATH } = environmentWith({});
  const child = spawn(process.execPath, [path.join(root, 'site/src/processes/dev.ts')], {
    env: { PATH, PORT, HOST: '127.0.0.1', METRICS_PORT: '0', SAMPLE: 'none', DATA_DIR: data },
    stdio: 'pipe',
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining(`Port ${PORT} on 127.0.0.1 is in use`)]);
  expect(existsSync(data)).toBe(false);
});
